import { site } from '../site.ts';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** The lines of the home page’s heading, which the picture for shared links shows as well. */
export const headline = ['Quotes out.', 'Invoices sent.', 'Calls answered.'] as const;

/** The first three stand below the box, the key and the person of the drawing. */
export const sellingPoints: readonly Point[] = [
  {
    title: 'Private, locally hosted AI',
    text: 'The AI that reads your enquiries runs on your own server, not on a public AI service.',
  },
  {
    title: 'No vendor lock-in',
    text: 'The workflows, the data and the keys are yours. If you leave, you take the lot with you.',
  },
  {
    title: 'Hands-on support',
    text: `Someone from ${site.location} sets it up with you, and is a phone call away when something looks odd.`,
  },
  {
    title: 'Private server infrastructure',
    text: 'One server for your business alone. No other business keeps its data there.',
  },
  {
    title: 'An open-source foundation',
    text: 'Built on software whose code is public, so another developer can check it and take it over.',
  },
  {
    title: 'A free cybersecurity check',
    text: 'Every setup includes a check of your logins, your email and, when we’re on site, your devices.',
  },
];

export const workflowSteps: readonly Point[] = [
  {
    title: 'Discovery',
    text: 'A free workflow review. We go through your week with you and find where the hours go.',
  },
  {
    title: 'Solution Design',
    text: 'We draw up a plan: what starts each task, what happens next, and who gets told.',
  },
  {
    title: 'Confirmation',
    text: 'You approve the plan before we build anything. Ask for changes, drop a part, or sleep on it.',
  },
  {
    title: 'Delivery',
    text: 'Tested with you on made‑up cases, then deployed, and supported by the people who set it up.',
  },
];

interface SecurityCheck extends Point {
  /** A short tag beside the title. */
  readonly tag?: string;
}

export const securityChecks: readonly SecurityCheck[] = [
  {
    title: 'Password Hygiene Check',
    text:
      'How your team logs in, whether passwords are kept securely, and where two-factor is missing. ' +
      'We never ask for your passwords.',
  },
  {
    title: 'Email Spoofing Protection Check',
    text: 'We read your SPF, DKIM and DMARC records and say how easily someone could send an invoice in your name.',
  },
  {
    title: 'Device & Network Exposure Check',
    text: 'We come by and look at what your wi‑fi, your router and that old office PC give away.',
    tag: 'ON SITE ONLY',
  },
  {
    title: 'Clear Fixes, No Fear',
    text: 'Plain-English advice on one page: what to fix, in what order, and what can wait.',
  },
];

export const earlyAccessPerks = [
  'Priority onboarding',
  'Early adopter pricing: founding member pricing (locked in for life)',
  'Direct access to the founding team',
  'Zero vendor lock-in',
] as const;

export const nextSteps = [
  'We reply by phone or email, whichever you gave us.',
  'When your turn comes, we book your free workflow review, at your workplace or by phone.',
  'You keep our notes from it, whether you go ahead or not.',
] as const;
