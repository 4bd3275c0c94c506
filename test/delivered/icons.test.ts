import * as assert from 'uvu/assert';
import { pageIcons } from '../../src/content/pageIcons.ts';
import { tradeIcons } from '../../src/content/tradeIcons.ts';
import { icons } from '../../src/ui/icons.ts';
import { suite } from '../suite.ts';

const test = suite('as delivered: icons');

/** Where each command of a path leads. */
function endpoints(path: string): [number, number][] {
  let x = 0;
  let y = 0;
  let start = { x, y };
  const points: [number, number][] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
    const size = { h: 1, v: 1, q: 4, a: 7 }[command] ?? 2;
    if (command === 'z') ({ x, y } = start);
    for (let i = 0; i < numbers.length; i += size) {
      const step = numbers.slice(i, i + size);
      const last = step.at(-1) ?? 0;
      if (command === 'M') [x, y] = [0, 0];
      x += command === 'h' ? last : command === 'v' ? 0 : (step.at(-2) ?? 0);
      y += command === 'h' ? 0 : last;
      if (command === 'M' || command === 'm') start = { x, y };
      points.push([x, y]);
    }
  }
  return points;
}

test('every path stays on the grid, with at most two decimals', () => {
  for (const [name, path] of [icons, pageIcons, tradeIcons].flatMap((set) => Object.entries(set))) {
    assert.match(path, /^M[\dMmhHvlqtaz .-]+$/, name);
    assert.not.match(path, /\.\d{3}/, name);
    for (const [x, y] of endpoints(path)) {
      assert.ok(x >= 2.5 && x <= 21.5 && y >= 2.5 && y <= 21.5, `${name} reaches ${x}, ${y}`);
    }
  }
});

test.run();
