import { site } from '../site.ts';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** The lines of the home page’s heading, which the picture for shared links shows as well. */
export const headline = ['Quotes out.', 'Invoices sent.', 'Leads followed up.'] as const;

/** The first three stand below the box, the key and the person of the drawing. */
export const sellingPoints: readonly Point[] = [
  {
    title: 'Private, locally hosted AI',
    text: 'The AI that reads your enquiries runs on your own server, not on a public AI service.',
  },
  {
    title: 'Private server infrastructure',
    text: 'One server for your business alone, with nobody else’s data on it.',
  },
  {
    title: 'Hands-on support',
    text: `A person from ${site.location} sets it up with you, and answers the phone when something looks odd.`,
  },
  {
    title: 'No vendor lock-in',
    text: 'You own the workflows, the data and the keys. Leave whenever you like and take the lot with you.',
  },
  {
    title: 'An open-source foundation',
    text: 'Built on software whose code is public, so any developer can check it and look after it. No black box.',
  },
  {
    title: 'A free cybersecurity check',
    text: 'Every automation setup comes with a check of how your team logs in, and of your email and devices.',
  },
];

export const workflowSteps: readonly Point[] = [
  {
    title: 'Discovery',
    text: 'A free workflow review. We go through your week with you and find where the hours go.',
  },
  {
    title: 'Solution Design',
    text: 'We draw the wiring: what starts each job, what happens next, and who gets told.',
  },
  {
    title: 'Confirmation',
    text: 'You approve the plan before we build anything. Ask for changes, drop a part, or sleep on it.',
  },
  {
    title: 'Delivery',
    text: 'Deployed, tested with you on made-up jobs first, and supported by the people who built it.',
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
  'A person replies by phone or email, whichever you gave us.',
  'We book your free workflow review, at your place or by phone.',
  'You keep the notes, whether you go ahead or not.',
] as const;
