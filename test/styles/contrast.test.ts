// Computes the contrast of every pair of colours that the site puts together, from the style sheets alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

// WCAG 2.2: 1.4.3 for text, 1.4.11 for what marks a control, its state or its focus, and for icons.
const TEXT = 4.5;
const SHAPE = 3;

type Theme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;

// On paper there are no fields and no dark theme.
const themes = readFileSync('styles/themes.css', 'utf8').replaceAll('@media screen {', '');

/** The custom properties that the rule with exactly this selector sets. */
function tokensOf(selector: string): Tokens {
  const rule = themes.split('}').find((part) => part.replace(/\/\*.*?\*\//s, '').split('{')[0]?.trim() === selector);
  assert.ok(rule, selector);
  const declarations = (rule ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const root = tokensOf(':root');
const everyField = tokensOf('[data-tone]');

function fieldTokens(field: string): Tokens {
  return new Map([...root, ...everyField, ...tokensOf(`[data-tone='${field}']`)]);
}

/** The hexadecimal colour that a token, a `var()` or a `light-dark()` comes to. */
function resolve(value: string, tokens: Tokens, theme: Theme): string {
  const name = value.match(/^var\((--[\w-]+)\)$/)?.[1] ?? (value.startsWith('--') ? value : undefined);
  if (name !== undefined) return resolve(tokens.get(name) ?? `no ${name}`, tokens, theme);
  const [, light, dark] = value.match(/^light-dark\((.+), (.+)\)$/) ?? [];
  if (light !== undefined && dark !== undefined) return resolve(theme === 'light' ? light : dark, tokens, theme);
  assert.match(value, /^#[0-9a-f]{6}$/);
  return value;
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

interface Pair {
  front: string;
  back: string;
  least: number;
  /** The fields in which the pair occurs. */
  fields: readonly string[];
}

const all = ['paper', 'sunk', 'gold', 'gum'];
const plain = ['paper', 'sunk'];

function pairs(fields: readonly string[], back: string, texts: readonly string[], shapes: readonly string[]): Pair[] {
  return [
    ...texts.map((front) => ({ front, back, least: TEXT, fields })),
    ...shapes.map((front) => ({ front, back, least: SHAPE, fields })),
  ];
}

const used: readonly Pair[] = [
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
  ...pairs(['paper'], '--card', ['--ink', '--ink-2', '--error'], ['--control']),
  ...pairs(['paper'], '--error-wash', ['--ink', '--gum', '--error'], []),
  ...pairs(['paper'], '--sunk', ['--ink'], []),
  // The skip link, over whatever the page begins with, and its outline.
  ...pairs(['paper', 'gold'], '--ink', ['--paper'], ['--ground']),
  // A toast: its text, its border, and the focus on its button, which stands in no field.
  ...pairs(['paper'], '--card', ['--ink'], []),
  ...pairs(plain, '--ground', [], ['--error', '--ink']),
];

const test = suite('contrast');

test('is computed as WCAG has it', () => {
  assert.is(contrast('#000000', '#ffffff'), 21);
  assert.is(contrast('#767676', '#ffffff').toFixed(2), '4.54');
});

for (const { front, back, least, fields } of used) {
  for (const field of fields) {
    test(`of ${front} on ${back} in a ${field} field is at least ${least}`, () => {
      const tokens = fieldTokens(field);
      for (const theme of ['light', 'dark'] as const) {
        const colors = [resolve(front, tokens, theme), resolve(back, tokens, theme)] as const;
        const ratio = contrast(...colors);
        assert.ok(ratio >= least, `${ratio.toFixed(2)} in the ${theme} theme: ${colors.join(' on ')}`);
      }
    });
  }
}

const sheets = ['src', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file: join(folder, file), css: readFileSync(join(folder, file), 'utf8') })),
);

function values(property: string): { file: string; value: string }[] {
  return sheets.flatMap(({ file, css }) =>
    [...css.matchAll(new RegExp(`[\\s{;]${property}:\\s*([^;]+);`, 'g'))].map(([, value = '']) => ({ file, value })),
  );
}

test('is known for every text colour and every background of the style sheets', () => {
  const known = new Set(used.flatMap(({ front, back }) => [`var(${front})`, `var(${back})`]));
  const isKnown = (value: string) =>
    ['none', 'inherit', 'currentColor'].includes(value) ||
    value.match(/var\(--[\w-]+\)/g)?.every((part) => known.has(part));
  const colours = [...values('color'), ...values('background')];
  assert.equal(colours.filter(({ file, value }) => !isKnown(value) && !isDecoration(file, value)), []);
});

/** The dividers between sections, the large blossoms of /resources, and the page below all of its fields. */
function isDecoration(file: string, value: string): boolean {
  return /(Divider|ResourcesHero)\.module\.css$/.test(file) || (file.endsWith('base.css') && value === 'var(--paper)');
}

test.run();
