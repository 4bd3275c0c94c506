import * as assert from 'uvu/assert';
import { aiExamples } from '../../../src/content/aiExamples.ts';
import { AiSolutions } from '../../../src/pages/home/AiSolutions.tsx';
import { hydrate } from '../../helpers.tsx';
import { get, onPage, replaceContent, texts } from '../page.tsx';
import { suite } from '../../suite.ts';

const test = suite('AiSolutions');

replaceContent(aiExamples, [
  { choice: 'Cats', via: 'Post', message: 'Fish?', title: 'Menu', lines: [{ item: 'Cod', detail: '2' }], left: 'Salt.' },
  { choice: 'Dogs', via: 'Call', message: 'Walk?', title: 'Plan', lines: [{ item: 'Park', detail: '1' }], left: 'Rain.' },
]);

test('every example has its message and its draft in the document, and the first is chosen', async () => {
  const { unmount } = await hydrate(onPage(<AiSolutions />));
  assert.equal(texts(document.body, 'blockquote'), ['Fish?', 'Walk?']);
  assert.equal(texts(document.body, 'li li'), ['Cod 2', 'Park 1']);
  assert.is(get<HTMLInputElement>(':checked').labels?.[0]?.textContent, 'Cats');
  unmount();
});

test('a choice before hydration stays', async () => {
  const choose = () => get<HTMLInputElement>('label:last-of-type input').click();
  const { errors, unmount } = await hydrate(onPage(<AiSolutions />), { before: choose });
  assert.is(get<HTMLInputElement>(':checked').labels?.[0]?.textContent, 'Dogs');
  assert.equal(errors, []);
  unmount();
});

test.run();
