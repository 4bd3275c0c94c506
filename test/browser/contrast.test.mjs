// The contrast of every pair of colours that the site puts together, in both themes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrast } from './colours.mjs';
import { withPage } from './page.mjs';

// WCAG 2.2: 1.4.3 for text, 1.4.11 for what marks a control, its state or its focus, and for icons.
const TEXT = 4.5;
const SHAPE = 3;

const all = ['paper', 'sunk', 'gold', 'gum'];
const plain = ['paper', 'sunk'];

/** What stands on a background in these fields: texts and shapes. */
function pairs(fields, back, texts, shapes) {
  return [
    ...texts.map((front) => ({ front, back, least: TEXT, fields })),
    ...shapes.map((front) => ({ front, back, least: SHAPE, fields })),
  ];
}

const used = [
  // What every field sets, and the outline of its buttons and of its focus.
  ...pairs(all, '--ground', ['--text', '--text-2', '--heading', '--link'], ['--wire', '--focus', '--button-edge']),
  ...pairs(all, '--button', ['--button-text'], []),
  // Cards, rows and icons.
  ...pairs(plain, '--ground', ['--ink', '--wattle-text', '--gum'], []),
  ...pairs(plain, '--card', ['--text', '--text-2', '--heading', '--link', '--gum'], ['--wire', '--focus']),
  ...pairs(['gum'], '--ground', ['--wattle'], []),
  ...pairs(['paper'], '--wattle', ['--on-wattle'], []),
  // Fields of a form, their errors, the select and its list.
  ...pairs(['paper'], '--ground', ['--error'], ['--control', '--focus']),
  ...pairs(['paper', 'gum'], '--card', ['--ink', '--ink-2', '--error', '--gum'], ['--control']),
  ...pairs(['paper'], '--error-wash', ['--ink', '--gum', '--error'], []),
  ...pairs(['paper'], '--sunk', ['--ink'], []),
  // The skip link, over whatever the page begins with, and its outline.
  ...pairs(['paper', 'gold'], '--ink', ['--paper'], ['--ground']),
  // A toast: its border, and the focus on its button, which stands in no field.
  ...pairs(plain, '--ground', [], ['--error', '--ink']),
];

/** Runs in the page: the pairs that differ too little, each in a sentence. */
function findTooLow(pairs) {
  const place = document.body.appendChild(document.createElement('div'));

  function colourOf(token) {
    place.style.color = `var(${token})`;
    const { color } = getComputedStyle(place);
    return getComputedStyle(place).getPropertyValue(token) ? color : `no ${token}`;
  }

  return pairs.flatMap(({ front, back, least, fields }) =>
    fields.flatMap((field) => {
      place.dataset.tone = field;
      const layers = ['--paper', back, front].map(colourOf);
      const ratio = window.contrast(window.paint(...layers), window.paint(...layers.slice(0, 2)));
      const colours = `${front} (${layers[2]}) on ${back} (${layers[1]})`;
      return ratio >= least ? [] : [`${colours} in a ${field} field: ${ratio.toFixed(2)}, not ${least}`];
    }),
  );
}

const test = suite('the contrast');

test('is computed as WCAG has it', () => {
  assert.is(contrast([0, 0, 0], [255, 255, 255]), 21);
  assert.is(contrast([118, 118, 118], [255, 255, 255]).toFixed(2), '4.54');
});

for (const colorScheme of ['light', 'dark']) {
  test(`of the ${colorScheme} theme suffices wherever colours meet`, withPage({ colorScheme }, async ({ page }) => {
    await page.goto('/');
    assert.equal(await page.evaluate(findTooLow, used), []);
  }));
}

test.run();
