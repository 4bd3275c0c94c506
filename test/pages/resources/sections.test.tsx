import { cleanup, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { approach, collection, perks } from '../../../src/content/resources.ts';
import { Approach } from '../../../src/pages/resources/Approach.tsx';
import { Collection } from '../../../src/pages/resources/Collection.tsx';
import { EarlyAccess } from '../../../src/pages/resources/EarlyAccess.tsx';
import { site } from '../../../src/site.ts';
import { get, onPage, replaceContent, texts } from '../page.tsx';
import { suite } from '../../suite.ts';

const test = suite('the sections of /resources');

replaceContent(approach, [
  { title: 'Near', text: 'It is here.', icon: 'pin' },
  { title: 'Open', text: 'Read it.', icon: 'code' },
]);
replaceContent(collection, [
  { title: 'Guides', items: ['One', 'Two'] },
  { title: 'Maps', items: ['Three'] },
]);
replaceContent<string>(perks, ['A chair', 'A view']);

test.before(() => {
  const sections = [Approach, Collection, EarlyAccess];
  render(onPage(sections.map((Section) => <Section key={Section.name} />)));
});

test.after(cleanup);

test('the approach has a card for each of its points', () => {
  assert.equal(texts(get('#approach'), 'li > :not(svg)'), ['Near', 'It is here.', 'Open', 'Read it.']);
});

test('the collection has its columns of bullets', () => {
  assert.equal(texts(get('#collection'), 'h3, li li'), ['Guides', 'One', 'Two', 'Maps', 'Three']);
});

test('the last block has the perks and a mailto link', () => {
  const block = get('#early-access');
  assert.equal(texts(block, 'li'), ['A chair', 'A view']);
  assert.ok(block.querySelector(`a[href="mailto:${site.email}"]`));
});

test.run();
