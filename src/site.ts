// The facts of the business. They are written only here: every page, link and file reads them from this file.
//
// Change only what stands between the quotes '…', and type an apostrophe as ’. A fact that you don't have yet stays
// empty (''). `npm run check:launch` says which facts must be there before the site goes live.

import { readPhone } from './phone.ts';

const facts: Facts = {
  /** The name in the header, the footer and the page titles. */
  brand: 'Wattlewire',

  /** What the business does and where. With the name it is the home page’s title: 60 characters together at most. */
  tagline: 'Automation for Canberra’s small businesses',

  /** The registered name, such as Example Automation Pty Ltd. The footer shows it. */
  legalName: '',

  /** The Australian Business Number, with or without spaces. The footer shows it. */
  abn: '',

  /** As dialled inside Australia, spaced as you like. It is shown grouped, and dialled with the country code. */
  phone: '0255500142',

  email: 'hello@wattlewire.example',

  /** The town, and the state or territory in short: where the business is, on the pages and for search engines. */
  location: 'Canberra',
  region: 'ACT',

  /** Where you take on work, for search engines: places, each in its own quotes, with commas between. */
  serviceArea: ['Australian Capital Territory', 'Queanbeyan-Palerang'],

  /**
   * Your pages elsewhere; the footer links to them. One looks like this:
   * { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
   */
  socialLinks: [],

  /** Where a call can be booked, such as https://cal.com/example/30min; the contact section links to it. */
  bookingUrl: '',

  /** Within how long a person answers a sign-up, such as 'one working day'. The contact section promises it. */
  replyWithin: '',

  /** Who is behind the business, in a sentence or two. The about section says it. */
  runBy: '',

  /** Products that you have connected before, each in its own quotes, with commas between. The services name them. */
  worksWith: [],

  /** Who stores the sign-ups for you, such as 'n8n Cloud (Germany)'. The form’s privacy notice names them. */
  signupsKeptBy: '',

  /** The address of the live site, such as https://www.example.com.au. */
  url: '',

  /** The address of the automation webhook that receives each sign-up. */
  webhookUrl: '',

  /** 'no-cors', where a sent request counts as success, or 'cors', which reads the answer. */
  webhookMode: 'no-cors',

  /**
   * A counter of visits, if you want one; it is named on the privacy page by itself. It looks like one of these:
   * { name: 'Plausible', url: 'https://plausible.io/js/script.js', site: 'example.com.au' },
   * { name: 'Umami', url: 'https://cloud.umami.is/script.js', site: 'the website ID' },
   * { name: 'GoatCounter', url: 'https://gc.zgo.at/count.js', site: 'https://example.goatcounter.com/count' },
   */
  counter: '',
};

// Nothing below this line needs changing.

function readName(typed: string): string {
  return typed.trim().replaceAll("'", '’');
}

/** Also without https://, as in www.example.com.au. */
function readAddress(typed: string): string {
  const address = typed.trim();
  return /^(?:[\w-]+\.)+[a-z]{2,}(?:[:/]|$)/i.test(address) ? `https://${address}` : address;
}

/** What a person types in the one spelling that everything else expects. */
export function readFacts(typed: Facts): Facts {
  return {
    ...typed,
    brand: readName(typed.brand),
    tagline: readName(typed.tagline),
    legalName: readName(typed.legalName),
    abn: typed.abn.replace(/^\s*ABN|\s/gi, ''),
    phone: readPhone(typed.phone),
    email: typed.email.replace(/\s/g, '').toLowerCase(),
    location: typed.location.trim(),
    region: typed.region.trim(),
    socialLinks: typed.socialLinks.map(({ name, url }) => ({ name, url: readAddress(url) })),
    bookingUrl: readAddress(typed.bookingUrl),
    replyWithin: readName(typed.replyWithin).replace(/^within\s+|\.$/gi, ''),
    runBy: readName(typed.runBy),
    worksWith: typed.worksWith.map(readName).filter((name) => name !== ''),
    signupsKeptBy: readName(typed.signupsKeptBy).replace(/\.$/, ''),
    url: readAddress(typed.url).replace(/\/+$/, ''),
    webhookUrl: readAddress(typed.webhookUrl),
    webhookMode: typed.webhookMode.trim().toLowerCase(),
  };
}

/** The facts as built: the build's environment overrides some of the file. Only a build to go live counts visits. */
export const site: Facts = readFacts({
  ...facts,
  url: process.env.SITE_URL ?? facts.url,
  webhookUrl: process.env.WEBHOOK_URL ?? facts.webhookUrl,
  webhookMode: process.env.WEBHOOK_MODE ?? facts.webhookMode,
  counter: process.env.COUNT_VISITS ? facts.counter : '',
});

/** The invented business that this site came with. */
export const demoBrand = 'Wattlewire';

interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface Counter {
  readonly name: 'Plausible' | 'Umami' | 'GoatCounter';
  /** Of its script. */
  readonly url: string;
  /** How the counter knows the site. */
  readonly site: string;
}

export interface Facts {
  readonly brand: string;
  readonly tagline: string;
  readonly legalName: string;
  readonly abn: string;
  readonly phone: string;
  readonly email: string;
  readonly location: string;
  readonly region: string;
  readonly serviceArea: readonly string[];
  readonly socialLinks: readonly SocialLink[];
  readonly bookingUrl: string;
  readonly replyWithin: string;
  readonly runBy: string;
  readonly worksWith: readonly string[];
  readonly signupsKeptBy: string;
  readonly url: string;
  readonly webhookUrl: string;
  /** 'no-cors' or 'cors': the build refuses any other. */
  readonly webhookMode: string;
  readonly counter: Counter | '';
}
