import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { businessTypes } from '../../../src/content/businessTypes/all.ts';
import { perks } from '../../../src/content/resources.ts';
import { ResourcesPage } from '../../../src/pages/resources/ResourcesPage.tsx';
import { resourcesParts } from '../../../src/pages/resources/resourcesParts.tsx';
import { chooseSuggestion } from '../../../src/signup/suggestion.ts';
import { site } from '../../../src/site.ts';
import { PartsContext } from '../../../src/ui/parts.ts';

const test = suite('ResourcesPage');
let page: HTMLElement;

function section(id: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(`#${id}`);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

test.before(() => {
  page = render(
    <PartsContext value={resourcesParts}>
      <ResourcesPage />
    </PartsContext>,
  ).container;
});

test.after(cleanup);

test('the hero has its headline and its button', () => {
  const heading = page.querySelector('h1');
  assert.is(heading?.textContent, "See Exactly What's Possible When You Automate Intelligently");
  const link = heading?.parentElement?.querySelector('a');
  assert.is(link?.textContent, 'Join Early Access List');
  assert.is(link?.getAttribute('href'), '/#contact');
});

test('each business type is a closed disclosure under its own address, with its title as the heading', () => {
  const block = section('business-types');
  const cards = [...block.querySelectorAll<HTMLDetailsElement>('details[name="business-type"]')];
  assert.equal(
    cards.map((card) => `${card.id} ${card.open} ${card.querySelector('summary h3')?.textContent}`),
    businessTypes.map(({ id, title }) => `${id} false ${title}`),
  );
});

test('each category is a disclosure inside its card, with six steps and a value statement', () => {
  for (const { id, categories } of businessTypes) {
    const inside = [...section(id).querySelectorAll<HTMLElement>('details[name="category"]')];
    assert.equal(
      inside.map((category) => `${category.id} ${category.querySelectorAll('ol > li').length}`),
      categories.map((category) => `${category.id} 6`),
    );
    assert.equal(
      inside.map((category) => category.lastElementChild?.textContent),
      categories.map(({ valueStatement }) => valueStatement),
    );
  }
});

test('every step has an icon that the page’s sprite draws', () => {
  const drawn = new Set([...page.querySelectorAll('symbol')].map(({ id }) => `#${id}`));
  const used = [...page.querySelectorAll('use[href^="#i-"]')].map((use) => use.getAttribute('href') ?? '');
  assert.ok(used.length >= 12 * 4 * 6);
  assert.equal(used.filter((href) => !drawn.has(href)), []);
});

test('each card leads to the early-access list', () => {
  for (const { id } of businessTypes) {
    const [link, ...others] = section(id).querySelectorAll('a');
    assert.is(`${link?.textContent} ${link?.getAttribute('href')}`, 'Join Early Access List /#contact', id);
    assert.is(others.length, 0, id);
  }
});

test('joining from a card suggests its kind of business to the form', () => {
  const select = document.createElement('select');
  select.innerHTML = '<option value=""></option><option>healthcare</option><option>trades</option>';
  const link = section('dental-practices').querySelector('a');
  if (!link) throw new Error('no link');
  fireEvent.click(link);
  chooseSuggestion(select);
  assert.is(select.value, 'healthcare');
});

test('joining in another tab suggests nothing to the form of this one', () => {
  const select = document.createElement('select');
  select.innerHTML = '<option value=""></option><option>healthcare</option>';
  const link = section('dental-practices').querySelector('a');
  if (!link) throw new Error('no link');
  fireEvent.click(link, { ctrlKey: true });
  chooseSuggestion(select);
  assert.is(select.value, '');
});

test('the blocks follow each other as in the specification', () => {
  assert.equal(
    ['business-types', 'approach'].map((id) => section(id).querySelector('h2')?.textContent),
    ['Choose Your Business Type', 'Why Our Approach Works'],
  );
  assert.equal(
    [...page.querySelectorAll('section[id]')].map(({ id }) => id),
    ['business-types', 'approach', 'collection', 'early-access'],
  );
  assert.is(section('approach').querySelectorAll('h3').length, 4);
});

test('the collection has three columns of five bullets, its notice and its button', () => {
  const collection = section('collection');
  const columns = [...collection.querySelectorAll('ul ul')];
  assert.equal(
    columns.map(({ children }) => children.length),
    [5, 5, 5],
  );
  assert.ok(within(collection).getByText(/resource library is in development/));
  assert.is(within(collection).getByText('Get Notified When Available').getAttribute('href'), '/#contact');
});

test('the last block has the five perks and a mailto link', () => {
  const block = section('early-access');
  for (const perk of perks) assert.ok(within(block).getByText(perk));
  assert.is(within(block).getByText(site.email).getAttribute('href'), `mailto:${site.email}`);
});

test.run();
