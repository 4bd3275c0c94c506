import { cleanup, render } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { approach, collection, perks } from '../../../src/content/resources.ts';
import { ResourcesPage } from '../../../src/pages/resources/ResourcesPage.tsx';
import { site } from '../../../src/site.ts';
import { get, links, onPage, texts } from '../page.tsx';

const test = suite('ResourcesPage');

test.before(() => {
  render(onPage(<ResourcesPage />));
});

test.after(cleanup);

test('the hero has its headline and its button', () => {
  const hero = get('section');
  assert.equal(texts(hero, 'h1'), ["See Exactly What's Possible When You Automate Intelligently"]);
  assert.equal(links(hero), ['Join Early Access List /#contact']);
});

test('the blocks follow each other as in the specification', () => {
  const ids = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  assert.equal(ids, ['business-types', 'approach', 'collection', 'early-access']);
  const headings = texts(document.body, '#business-types h2, #approach h2');
  assert.equal(headings, ['Choose Your Business Type', 'Why Our Approach Works']);
});

test('every step has an icon that the page’s sprite draws', () => {
  const drawn = [...document.querySelectorAll('symbol')].map(({ id }) => `#${id}`);
  const used = [...document.querySelectorAll('ol use')].map((use) => use.getAttribute('href') ?? '');
  assert.is(used.length, document.querySelectorAll('ol li').length);
  assert.equal(used.filter((href) => !drawn.includes(href)), []);
});

test('the approach has a card for each of its points', () => {
  assert.equal(texts(get('#approach'), 'li > :not(svg)'), approach.flatMap(({ title, text }) => [title, text]));
});

test('the collection has its columns of bullets, its notice and its button', () => {
  const block = get('#collection');
  assert.equal(texts(block, 'h3, li li'), collection.flatMap(({ title, items }) => [title, ...items]));
  assert.match(block.textContent, 'resource library is in development');
  assert.equal(links(block), ['Get Notified When Available /#contact']);
});

test('the last block has the perks and a mailto link', () => {
  const block = get('#early-access');
  assert.equal(texts(block, 'li'), [...perks]);
  assert.equal(links(block), [`${site.email} mailto:${site.email}`]);
});

test.run();
