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
    description: 'Quotes, invoices, recalls and reminders go out on time, while you’re with a customer or a patient.',
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
    description: 'A job, a matter or a treatment plan moves on step by step, and everyone can see where it’s up to.',
    icon: 'flow',
    features: ['Job lifecycle tracking', 'Status notifications', 'Bottleneck detection', 'Tool integration'],
    delay: 60,
  },
  {
    title: 'Private AI-powered lead management',
    description: 'When an enquiry comes in, AI on your own server writes it down and drafts a reply for you to check.',
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
    description: 'They answer the phone when you can’t, take down the details and book a time that suits you both.',
    icon: 'mic',
    features: [
      'Answer after hours',
      'Book straight into your diary',
      'Put urgent calls through to you',
      'Write down what was said',
    ],
    delay: 60,
  },
  {
    title: 'SMS or email lead-qualification assistants',
    description: 'They ask the questions you always ask, so an enquiry reaches you with the answers already there.',
    icon: 'chat',
    features: [
      'Reply in the same conversation',
      'Sort the urgent from the rest',
      'Know when to call you in',
      'Hand over everything that was said',
    ],
    delay: 120,
  },
];
