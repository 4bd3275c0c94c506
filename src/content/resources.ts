import type { PageIcon } from './pageIcons.ts';

export const approach: readonly { title: string; text: string; icon: PageIcon }[] = [
  {
    title: 'Local AI Processing',
    text: 'The AI that reads your messages and files runs on your server, not on a public AI service. Calls and texts travel the usual way.',
    icon: 'lock',
  },
  {
    title: 'Open-Source Foundation',
    text: 'The software underneath is open source. If we shut up shop tomorrow, another developer could take over.',
    icon: 'code',
  },
  {
    title: 'Private Server Infrastructure',
    text: 'One server, one business. You know where it is, who can log in and what is on it.',
    icon: 'server',
  },
  {
    title: 'Zero Vendor Dependencies',
    text: 'You aren’t tied to us: your workflow files are yours to keep. Your bank, phone company and trade software are still your choice.',
    icon: 'unlock',
  },
];

export const collection: readonly { title: string; items: readonly string[] }[] = [
  {
    title: 'Implementation Guides',
    items: [
      'Mapping a week of admin on one page',
      'Choosing the first thing to automate',
      'Cleaning up your customer list before you start',
      'Writing messages that sound like you',
      'The first fortnight: what to watch, what to leave alone',
    ],
  },
  {
    title: 'Industry-Specific Resources',
    items: [
      'Job cards and quotes for trades',
      'Recalls and reminders for clinics',
      'Intake and matter opening for legal practices',
      'Month end and document chasing for accountants',
      'Bookings, orders and rosters for shops and cafes',
    ],
  },
  {
    title: 'Technical Documentation',
    items: [
      'What runs on your server, part by part',
      'Connecting the calendar, mail and phone you already use',
      'Backups, and how to check that they restore',
      'Who can see what: roles and logins',
      'Taking your workflows with you',
    ],
  },
];

export const perks = [
  'Priority onboarding',
  'Direct access to the founding team',
  'Zero vendor lock-in',
  'Early adopter pricing',
  'founding member pricing (locked in for life)',
] as const;
