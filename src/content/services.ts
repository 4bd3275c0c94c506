import type { PageIcon } from './pageIcons.ts';

interface Service {
  readonly title: string;
  readonly description: string;
  readonly icon: PageIcon;
  readonly features: readonly string[];
  /** Milliseconds that the card's entrance waits for its neighbours. */
  readonly delay: 0 | 60 | 120;
}

export const services: readonly Service[] = [
  {
    title: 'Smart administrative automation',
    description: 'The quote, the invoice and the reminder go out on time, while you are still with a customer.',
    icon: 'paperwork',
    features: [
      'Quoting and invoicing',
      'Client follow-up sequences',
      'Calendar management and reminders',
      'Internal notifications',
    ],
    delay: 0,
  },
  {
    title: 'End-to-end process orchestration',
    description: 'One job, one thread. From first call to final sign-off, everyone can see where it is up to.',
    icon: 'flow',
    features: ['Job lifecycle tracking', 'Status notifications', 'Bottleneck detection', 'Tool integration'],
    delay: 60,
  },
  {
    title: 'Private AI-powered lead management',
    description: 'AI on your own server reads each new enquiry, writes it down and drafts a reply for you to check.',
    icon: 'leads',
    features: [
      'Instant CRM entry',
      'Lead qualification and scheduling',
      'Proposal generation',
      'Pipeline tracking',
    ],
    delay: 0,
  },
  {
    title: 'Custom voice assistants',
    description: 'Picks up when you can’t, takes the details in plain words and books a time that suits you both.',
    icon: 'mic',
    features: [
      'Answers after hours',
      'Books straight into your diary',
      'Hands urgent calls to you',
      'Writes down what was said',
    ],
    delay: 60,
  },
  {
    title: 'SMS or email lead-qualification assistants',
    description: 'Asks the three questions you always ask, so the enquiry that reaches you is ready to act on.',
    icon: 'chat',
    features: [
      'Replies in the same thread',
      'Sorts the urgent from the rest',
      'Knows when to fetch you',
      'Hands over the whole conversation',
    ],
    delay: 120,
  },
];
