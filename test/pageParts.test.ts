import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadParts } from '../src/pageParts.ts';
import { restoreStubs, stub } from './helpers.tsx';

const test = suite('pageParts');
const SHARED = '.shared{color:red}';
let asked: string[];

const sheets = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

/** A document as the build writes it. */
function written(style: string, client = '/assets/client-A.js'): string {
  return `<!doctype html><html><head><title>Page</title>
    <script data-modules="${client} /assets/Page-B.js"></script><style>${SHARED}</style><style>${style}</style></head>
    <body><div data-part="Words"><h1>Hello</h1></div><p>Around</p><div data-part="End">Bye</div></body></html>`;
}

function answer(status: number, html: string): void {
  stub(
    globalThis,
    'XMLHttpRequest',
    class {
      status = 0;
      responseType = '';
      responseXML: Document | null = null;
      onloadend = () => {};
      open(method: string, path: string) {
        asked.push(`${method} ${path}`);
      }
      send() {
        this.status = status;
        if (html !== '' && this.responseType === 'document') {
          this.responseXML = new DOMParser().parseFromString(html, 'text/html');
        }
        this.onloadend();
      }
    },
  );
}

test.before.each(() => {
  asked = [];
  document.head.innerHTML = `<script data-modules="/assets/client-A.js"></script><style>${SHARED}</style>`;
});

test.after.each(() => {
  restoreStubs();
  document.head.replaceChildren();
});

test('the parts of a page are those of its document, by name', async () => {
  answer(200, written('.a{}'));
  const { Words, End, ...others } = await loadParts('/page');
  assert.equal(asked, ['GET /page']);
  assert.ok(Words && 'take' in Words && End && 'take' in End);
  assert.equal([Words.take().innerHTML, End.take().innerHTML, others], ['<h1>Hello</h1>', 'Bye', {}]);
});

test('its own rules are added once, and those that all pages share not again', async () => {
  answer(200, written('.own{top:0}'));
  await loadParts('/page');
  await loadParts('/page');
  assert.equal(sheets(), [SHARED, '.own{top:0}']);
});

for (const [what, status, html] of [
  ['an error page', 404, written('.b{}')],
  ['no answer', 0, ''],
  ['an answer that is no document', 200, ''],
  ['a page of another build', 200, written('.b{}', '/assets/client-B.js')],
] as const) {
  test(`${what} gives no parts, and changes nothing`, async () => {
    answer(status, html);
    let failure: unknown;
    await loadParts('/page').catch((error: unknown) => (failure = error));
    assert.instance(failure, Error);
    assert.equal(sheets(), [SHARED]);
  });
}

test.run();
