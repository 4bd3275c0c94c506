import type { RouteId } from '../routes.ts';
import { site } from '../site.ts';

/** What search engines and shared links say about each page. Only the build reads it. */
export const descriptions: Readonly<Record<RouteId, string>> = {
  home:
    `Quotes out, invoices sent, leads followed up. Private, hands-on automation for small businesses in and around ${site.location}. Join the early-access list.`,
  resources:
    'Pick your business type and read the automations step by step: what sets each one off, who checks it and how it ends.',
  privacy: `The privacy policy of ${site.brand} is being written. Ask us about your details in the meantime.`,
  terms: `The terms of service of ${site.brand} are being written. Ask us about them in the meantime.`,
  notFound: `There is no page at this address. Head back to the ${site.brand} home page.`,
};
