import * as assert from 'uvu/assert';
import { linkAdvice } from '../../src/checks/checkLinks.ts';
import { suite } from '../suite.ts';

const test = suite('checkLinks');

const page = (path: string, ...links: string[]) => ({
  path,
  body: `<h2 id="offers">Offers</h2>${links.map((href) => `<a class="a" href="${href}">b</a>`).join('')}`,
});

test('links to pages, their sections and files, and out of the site, are right', () => {
  const links = ['/', '/#offers', '#offers', '/jobs', '/jobs/?a=b#offers', '/price%20list.pdf', 'mailto:a@b.example', 'https://c.example/d'];
  assert.equal(linkAdvice([page('/', ...links), page('/jobs')], ['/price list.pdf']), []);
});

test('a link that leads nowhere is named once, with the first page that has it', () => {
  assert.equal(linkAdvice([page('/', '/career', '/jobs#gone'), page('/jobs', '/career', '#lost')], []), [
    'The page / links to /career, but there is no such page or file.',
    'The page / links to /jobs#gone, but nothing on that page has that id.',
    'The page /jobs links to #lost, but nothing on that page has that id.',
  ]);
});

test.run();
