// What the pages leave out for an owner who has no phone, no email address or no social links.
import { cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { Footer } from '../src/layout/Footer.tsx';
import { About } from '../src/pages/home/About.tsx';
import { Contact } from '../src/pages/home/Contact.tsx';
import { Services } from '../src/pages/home/Services.tsx';
import { EarlyAccess } from '../src/pages/resources/EarlyAccess.tsx';
import { ContactFallback } from '../src/signup/ContactFallback.tsx';
import { site } from '../src/site.ts';
import type { Facts } from '../src/site.ts';
import { facts } from './facts.ts';
import { restoreStubs, stub } from './helpers.tsx';
import { links, onPage, texts } from './pages/page.tsx';
import { suite } from './suite.ts';

const test = suite('empty facts');
const UNSAID = { replyWithin: '', runBy: '', worksWith: [], signupsKeptBy: '' };
const NOTHING = { phone: '', email: '', location: '', socialLinks: [], ...UNSAID };
const BOOKING = 'https://cal.example/bits';

test.after.each(() => {
  cleanup();
  restoreStubs();
});

function show(Part: () => React.ReactNode, changes: Partial<Facts>): HTMLElement {
  for (const [name, value] of Object.entries({ ...facts, ...changes })) stub(site, name, value);
  return render(onPage(<Part />)).container;
}

test('with nothing known no part of a page has an empty row or link', () => {
  const Fallback = () => <ContactFallback lead="Sorry." />;
  for (const Part of [Footer, About, Services, Contact, EarlyAccess, Fallback]) {
    const part = show(Part, NOTHING);
    assert.equal(texts(part, 'li, p, a').filter((text) => text.trim() === ''), []);
    assert.equal(links(part).filter((link) => /\s(?:tel|mailto):(?:\?|$)/.test(link)), []);
  }
});

test('the contact section has a row for each of phone, email, booking and town that is known', () => {
  const rows = (changes: Partial<Facts>) => {
    const [details] = show(Contact, changes).querySelectorAll('ul');
    return details ? texts(details, 'li') : [];
  };
  assert.equal(rows({ bookingUrl: BOOKING }), ['02 6234 5678', facts.email, 'Book a time with us', facts.location]);
  assert.ok(links(show(Contact, { bookingUrl: BOOKING })).includes(`Book a time with us ${BOOKING}`));
  assert.equal(rows({ phone: '' }), [facts.email, facts.location]);
});

for (const [Part, name, words] of [
  [Contact, 'replyWithin', `We answer within ${facts.replyWithin}.`],
  [Contact, 'signupsKeptBy', `They are kept for us by ${facts.signupsKeptBy}.`],
  [Contact, 'legalName', facts.legalName],
  [About, 'runBy', facts.runBy],
  [Services, 'worksWith', 'Works with Xero, MYOB.'],
] as const) {
  test(`the ${Part.name} section says ${name} only where it is known`, () => {
    assert.match(show(Part, {}).textContent, words);
    cleanup();
    assert.not.match(show(Part, { [name]: name === 'worksWith' ? [] : '' }).textContent, words.slice(0, 9));
  });
}

test('where the form can’t help, it offers what there is; with neither phone nor email, to try again', () => {
  const fallback = () => <ContactFallback lead="Sorry." />;
  assert.match(show(fallback, { phone: '' }).textContent, /^Sorry\. You can also reach us directly\.\s+Email hello@/);
  assert.is(show(fallback, NOTHING).textContent.trim(), 'Sorry. Please try again later.');
});

test.run();
