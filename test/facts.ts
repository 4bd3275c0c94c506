import { site } from '../src/site.ts';
import type { Facts } from '../src/site.ts';

/** The facts of a business that is ready to go live. */
export const facts: Facts = {
  // For facts that are new.
  ...site,
  brand: 'Bits & Bytes',
  tagline: 'Automation for Yass',
  legalName: 'Bits and Bytes Pty Ltd',
  abn: '51824753556',
  phone: '0262345678',
  email: 'hello@bitsandbytes.com.au',
  location: 'Yass',
  region: 'NSW',
  serviceArea: ['Yass Valley', 'Goulburn'],
  socialLinks: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/bits' }],
  bookingUrl: '',
  replyWithin: 'two working days',
  runBy: 'Ann Lee and Bo Li, who wired half of Yass.',
  worksWith: ['Xero', 'MYOB'],
  signupsKeptBy: 'Bytekeepers (Sydney)',
  url: 'https://www.bitsandbytes.com.au',
  webhookUrl: 'https://hooks.bitsandbytes.com.au/webhook/signup',
  webhookMode: 'no-cors',
  counter: '',
};
