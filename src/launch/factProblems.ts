// What is wrong with each fact before the site goes live, in plain words.
import { isValidAbn } from '../abn.ts';
import { formatPhone } from '../phone.ts';
import { demoBrand } from '../site.ts';
import type { Facts } from '../site.ts';

// The numbers that the regulator, ACMA, keeps free for films and stories.
const FICTIONAL_PHONES = /^(?:0[2378](?:5550|7010)\d{4}|049157\d{4}|1800160401|1[38]0097570[7-9]|1[38]0097571[01])$/;
const AUSTRALIAN_PHONE = /^(?:0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/;
// RFC 2606, RFC 6761 and RFC 1918: names that lead nowhere, this machine itself, and the office's own network.
const RESERVED_NAME = /(?:^|\.)(?:example|test|invalid|localhost|local|internal|example\.(?:com|net|org|com\.au))$/;
const PRIVATE_NUMBER = /^(?:0|10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[/;

const NO_CONTACT = 'There is neither a phone number nor an email address. Write one at least, as phone or email.';

function isUnreachable(host: string): boolean {
  return RESERVED_NAME.test(host) || PRIVATE_NUMBER.test(host);
}

function brandProblem({ brand }: Facts): string | undefined {
  if (brand === '') return 'The name of the business is missing. Write it as brand.';
  if (brand === demoBrand) return `"${brand}" is the invented business of this template. Write yours as brand.`;
  return undefined;
}

function abnProblem({ abn }: Facts): string | undefined {
  if (abn === '') return 'The ABN is missing. Write its eleven digits as abn.';
  if (isValidAbn(abn)) return undefined;
  return `"${abn}" is not a valid ABN: it has eleven digits, which pass the register’s check. Copy it from abr.business.gov.au.`;
}

function phoneProblem({ phone, email }: Facts): string | undefined {
  if (phone === '') return email === '' ? NO_CONTACT : undefined;
  if (FICTIONAL_PHONES.test(phone)) return `Nobody answers ${formatPhone(phone)}: it is for films and stories. Write yours.`;
  if (AUSTRALIAN_PHONE.test(phone)) return undefined;
  return `"${phone}" is not an Australian phone number. Write it as it is dialled inside Australia, with its area code.`;
}

function emailProblem({ phone, email }: Facts): string | undefined {
  if (email === '') return phone === '' ? NO_CONTACT : undefined;
  const [, host] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email) ?? [];
  if (host === undefined) return `"${email}" is not an email address: it needs one @, and a dot behind it.`;
  if (isUnreachable(host)) return `${email} can never receive anything: ${host} is for examples. Write yours.`;
  return undefined;
}

/** What keeps an address from working for everybody on the internet. */
function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return 'it is not an address such as https://www.example.com.au';
  const { protocol, hostname } = new URL(address);
  if (isUnreachable(hostname)) return `nobody but you can reach ${hostname}`;
  if (protocol !== 'https:') return 'it must start with https://';
  return undefined;
}

function siteProblem({ url }: Facts): string | undefined {
  if (url === '') {
    return (
      'The address of the live site is missing, so search engines are told not to list it, and shared links have no ' +
      'picture. Write it as url, or set SITE_URL for the build.'
    );
  }
  const problem = addressProblem(url);
  return problem && `The address of the live site is "${url}", but ${problem}.`;
}

function webhookProblem({ webhookUrl }: Facts): string | undefined {
  if (webhookUrl === '') {
    return 'There is no webhook, so every sign-up fails. Write its address here, or set WEBHOOK_URL for the build.';
  }
  const problem = addressProblem(webhookUrl);
  if (problem) return `The webhook is "${webhookUrl}", but ${problem}.`;
  // n8n answers under this path only while somebody has the workflow open and listens for one test event.
  if (!new URL(webhookUrl).pathname.includes('/webhook-test/')) return undefined;
  return `The webhook is "${webhookUrl}", which works for tests only. Publish the workflow and use its production URL.`;
}

function counterProblem({ counter }: Facts): string | undefined {
  if (counter === '') return undefined;
  const problem = addressProblem(counter.url);
  return problem && `The script of the counter is "${counter.url}", but ${problem}.`;
}

/** The problem of each fact that has one. */
export function factProblems(facts: Facts): Partial<Record<keyof Facts, string | undefined>> {
  return {
    brand: brandProblem(facts),
    legalName: facts.legalName === '' ? 'The registered name of the business, legalName, is missing.' : undefined,
    abn: abnProblem(facts),
    phone: phoneProblem(facts),
    email: emailProblem(facts),
    location: facts.location === '' ? 'The town is missing; sentences of the pages name it.' : undefined,
    url: siteProblem(facts),
    webhookUrl: webhookProblem(facts),
    counter: counterProblem(facts),
  };
}
