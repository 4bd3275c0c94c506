import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { splitSheet } from '../../src/build/pageSheets.mjs';

const test = suite('pageSheets');

const SHEET = `@layer reset;
/* styles/base.css */
a {
}
/* src/pages/home/Hero.module.css */
.Hero_words {
}
/* src/ui/Icon.module.css */
.Icon_icon {
}
/* src/pages/resources/Cards.module.css */
.Cards_card {
}
/* src/pages/home/About.module.css */
.About_points {
}
/* src/pages/Notice.module.css */
.Notice_notice {
}
/* src/pages/parts/Part.module.css */
.Part_part {
}
`;

const classes = (rules: string | undefined) => rules?.match(/(?<=^\.)\w+/gm) ?? [];

test('the rules of a page’s own folder are its own, in their order', () => {
  const { own } = splitSheet(SHEET, ['home', 'resources', 'privacy']);
  assert.equal(classes(own.get('home')), ['Hero_words', 'About_points']);
  assert.equal(classes(own.get('resources')), ['Cards_card']);
  assert.is(own.get('privacy'), '');
});

test('all other rules are common to all pages, in their order', () => {
  const { common } = splitSheet(SHEET, ['home', 'resources', 'privacy']);
  assert.ok(common.startsWith('@layer reset;\n/* styles/base.css */'));
  assert.equal(classes(common), ['Icon_icon', 'Notice_notice', 'Part_part']);
});

test.run();
