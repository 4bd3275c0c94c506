import * as assert from 'uvu/assert';
import { fileOf } from '../../src/build/document.ts';
import { escapeHtml, fillTemplate } from '../../src/build/template.ts';
import { suite } from '../suite.ts';

const test = suite('template');

for (const [path, file] of [['/', 'index.html'], ['/guides', 'guides.html'], ['/blog/one', 'blog/one.html']] as const) {
  test(`the document of ${path} is ${file}`, () => {
    assert.is(fileOf(path), file);
  });
}

test('each value stands in place of its name, as often as the template asks', () => {
  assert.is(fillTemplate('<b>{{a}}</b>{{b}}{{a}}', { a: '1', b: '2' }), '<b>1</b>21');
});

test('a value is put in as it is, whatever it holds', () => {
  assert.is(fillTemplate('{{a}}{{b}}', { a: '$& $1 $$ {{b}}', b: '<i>' }), '$& $1 $$ {{b}}<i>');
});

test('an empty value is a value', () => {
  assert.is(fillTemplate('[{{a}}]', { a: '' }), '[]');
});

test('a template that asks for something unknown is refused, by its name', () => {
  assert.throws(() => fillTemplate('{{a}}{{b}}', { a: '1' }), /\{\{b\}\}/);
});

test('a value that the template has no place for is refused, by its name', () => {
  assert.throws(() => fillTemplate('{{a}}', { a: '1', b: '2', c: '3' }), /\{\{b\}\}.*\{\{c\}\}/);
});

test('what HTML would read is escaped, and other text stays', () => {
  assert.is(escapeHtml('Bricks & Mortar <"b"> ’é'), 'Bricks &amp; Mortar &lt;&quot;b&quot;&gt; ’é');
});

test.run();
