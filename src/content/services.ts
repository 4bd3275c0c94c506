import type { PaperName } from './papers.ts';

export interface Service {
  readonly title: string;
  readonly description: string;
  /** The piece of paper that is drawn beside it. */
  readonly icon: PaperName;
  /** What happens on the evening of the example. */
  readonly moment?: string;
  readonly features: readonly string[];
  /** Milliseconds that the card's entrance waits for its neighbours. */
  readonly delay: 0 | 60 | 120;
}

export const services: readonly Service[] = [
  {
    title: 'Smart administrative automation',
    description: 'Quotes, invoices and recalls are ready on time, while you’re with a customer, client or patient.',
    icon: 'quote',
    moment: '5.40 pm: ute packed, quote drafted. You tap send.',
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
    description: 'A job, a matter or a treatment plan moves on, and whoever needs to know sees where it’s up to.',
    icon: 'thread',
    moment: '6.15 pm: signed contract back. The file moves on.',
    features: ['Job lifecycle tracking', 'Status notifications', 'Bottleneck detection', 'Tool integration'],
    delay: 60,
  },
  {
    title: 'Private AI-powered lead management',
    description: 'AI on your own server writes down each enquiry and drafts a reply for you to check.',
    icon: 'enquiry',
    moment: '7.05 pm: enquiry read, reply drafted. You tap send.',
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
    description: 'They answer the phone when you can’t, take down the details and book a time.',
    icon: 'voice',
    moment: '7.50 pm: clinic shut, phone still answered.',
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
    description: 'They ask what you always ask, so an enquiry reaches you with the answers.',
    icon: 'messages',
    moment: '9.10 pm: a late text gets your usual questions.',
    features: [
      'Reply in the same conversation',
      'Sort the urgent from the rest',
      'Know when to call you in',
      'Hand over everything that was said',
    ],
    delay: 120,
  },
];
