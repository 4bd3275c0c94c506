import { suite } from 'uvu';
import { profiles, walk } from './walk.mjs';

const test = suite('a random walk');

for (const [index, [name, settings]] of Object.entries(profiles).entries()) {
  test(`keeps one page, one title, what was typed, and a request for each good sign-up: ${name}`, walk(index + 1, 25, settings));
}

test.run();
