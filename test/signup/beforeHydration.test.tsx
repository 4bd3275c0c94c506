import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneHref } from '../../src/phone.ts';
import { leaveForm } from '../../src/signup/SignupForm.tsx';
import { site } from '../../src/site.ts';
import { hydrate, stub, withoutWindow } from '../helpers.tsx';
import {
  businessType,
  checkbox,
  deliver,
  errorOf,
  errors,
  fail,
  field,
  form,
  page,
  sent,
  submit,
  typed,
  typeEverything,
  withForm,
} from './formPage.tsx';

const address = 'http://localhost/?utm=flyer#contact';

const test = suite('the form before hydration');
withForm(test);

test('what was typed, chosen and ticked before hydration stays, through every state', async () => {
  const { errors: mended, unmount } = await hydrate(page(), {
    before() {
      typeEverything();
      businessType().value = 'trades';
      checkbox().checked = true;
    },
  });
  assert.equal(mended, []);
  submit();
  assert.is(sent[0]?.businessType, 'trades');
  await fail();
  for (const [label, value] of Object.entries(typed)) assert.is(field(label).value, value, label);
  assert.is(checkbox().checked, true);
  unmount();
});

test('a submit that was held before hydration is carried out once', async () => {
  const early = { submittedFrom: address, busy: false, release() {}, releaseForm() {}, stall() {} };
  stub(globalThis, 'early', early);
  const { unmount } = await hydrate(page(), { before: typeEverything });
  assert.is(sent.length, 1);
  assert.is(early.submittedFrom, '');
  await deliver();
  unmount();
  render(page());
  assert.is(sent.length, 1);
});

test('a held submit is carried out once under StrictMode as well', async () => {
  stub(globalThis, 'early', { submittedFrom: address, busy: false, release() {}, releaseForm() {}, stall() {} });
  render(<StrictMode>{page()}</StrictMode>);
  assert.is(errorOf('Full Name (required)'), 'Name is required');
  assert.equal(sent, []);
});

test('a held submit with mistakes shows them', async () => {
  stub(globalThis, 'early', { submittedFrom: address, busy: false, release() {}, releaseForm() {}, stall() {} });
  const { unmount } = await hydrate(page());
  assert.is(Object.keys(errors()).length, 4);
  assert.equal(sent, []);
  unmount();
});

test('nothing is sent by itself when no submit was held', () => {
  stub(globalThis, 'early', { submittedFrom: '', scrolled: true, release() {}, releaseForm() {}, stall() {} });
  render(page());
  assert.equal([sent, errors()], [[], {}]);
});

/** The form as HTML that nothing hydrates, with what the visitor has put into it. */
function leaveTyped(submittedFrom: string, text = typed): void {
  stub(globalThis, 'early', { submittedFrom, busy: true, release() {}, releaseForm() {}, stall() {} });
  document.body.innerHTML = renderToString(page());
  for (const [label, value] of Object.entries(text)) field(label).value = value;
  leaveForm(form());
  document.body.replaceChildren();
}

test('a submit that was held is sent when the visitor leaves before hydration, and not again by the next form', async () => {
  leaveTyped(address);
  assert.is(sent.length, 1);
  assert.is(sent[0]?.challenge, 'Quotes take all evening');
  assert.is(sent[0]?.url, address, 'where it was submitted, not where the visitor is by now');
  const { unmount } = await hydrate(page());
  assert.is(sent.length, 1);
  await deliver();
  unmount();
});

test('a held submit with mistakes stays a draft when the visitor leaves', async () => {
  leaveTyped(address, { ...typed, Email: '' });
  assert.equal(sent, []);
  const { unmount } = await hydrate(page());
  assert.equal([field('Full Name (required)').value, errors()], [' Ada ', {}]);
  unmount();
});

test('what was typed before hydration is there again when the visitor comes back', async () => {
  leaveTyped('');
  assert.equal(sent, []);
  const { unmount } = await hydrate(page());
  assert.is(field('What is your main challenge? (required)').value, 'Quotes take all evening');
  unmount();
});

test('the HTML holds the notices for a submit that waits or stalls, with phone and email', async () => {
  const container = document.createElement('div');
  container.innerHTML = await withoutWindow(() => renderToString(page()));
  const text = container.textContent ?? '';
  assert.match(text, 'will go as soon as the page is ready');
  assert.match(text, 'Please call or write instead');
  assert.ok(container.querySelector(`a[href="${phoneHref(site.phone)}"]`));
  assert.ok(container.querySelector(`a[href="mailto:${site.email}"]`));
});

test.run();
