import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import * as assert from 'uvu/assert';
import { phoneHref } from '../../src/phone.ts';
import { site } from '../../src/site.ts';
import { stub } from '../helpers.tsx';
import {
  button,
  deliver,
  errors,
  fail,
  field,
  fillEarly,
  form,
  formSuite,
  full,
  get,
  holdSubmit,
  hydrateForm,
  page,
  sent,
  submit,
  toastText,
  values,
} from './formPage.tsx';

const address = 'https://site.example/?utm=flyer#contact';

const test = formSuite('the form before hydration');

/** What a translator does, for which React makes the form anew. */
function translate(): void {
  get('label').innerHTML = '<font>Nom complet</font>';
}

test('what was typed, chosen and ticked before hydration stays, through every state', async () => {
  const { errors: mended } = await hydrateForm(fillEarly);
  assert.equal(mended, []);
  submit();
  assert.is(sent[0]?.businessType, 'trades');
  await fail();
  assert.equal(values(), full);
});

test('a form that React makes anew has its text, its choices and the focus back, and answers', async () => {
  let old: Element | undefined;
  await hydrateForm(() => {
    fillEarly();
    translate();
    old = field('challenge');
    field('challenge').focus();
  });
  assert.is.not(field('challenge'), old);
  assert.equal(values(), full);
  assert.is(document.activeElement, field('challenge'));
  submit();
  assert.is(sent[0]?.challenge, 'Quotes take all evening');
});

test('a submit that was held is carried out once, with the address where it was made', async () => {
  const early = holdSubmit(address);
  document.documentElement.classList.add('held', 'stalled');
  history.replaceState(null, '', '/#services');
  const { unmount } = await hydrateForm(fillEarly);
  assert.equal([sent.length, sent[0]?.url, early.submittedFrom], [1, address, '']);
  assert.is(document.documentElement.className, '', 'no notice of a submit that waits');
  await deliver();
  assert.match(toastText('status'), 'Welcome to Early Access!');
  unmount();
  await hydrateForm();
  assert.is(sent.length, 1);
});

test('a held submit with mistakes shows them, under StrictMode as well', () => {
  holdSubmit();
  render(<StrictMode>{page()}</StrictMode>);
  assert.equal([Object.keys(errors()), sent], [['name', 'email', 'phone', 'challenge'], []]);
});

for (const [what, change] of [
  ['', () => {}],
  [' by a form that React makes anew', translate],
] as const) {
  test(`what was submitted is carried out with its gaps${what}: no draft fills them`, async () => {
    sessionStorage.setItem('signup-draft', '{"email":"old@example.com","phone":"0412 345 678"}');
    holdSubmit();
    await hydrateForm(() => {
      fillEarly();
      field('email').value = '';
      change();
    });
    assert.equal([Object.keys(errors()), field('name').value, sent], [['email', 'phone'], ' Ada ', []]);
  });
}

test('a button that the browser has brought back disabled can be pressed again', async () => {
  // React says that it differs from the HTML, as it does.
  stub(console, 'error', () => {});
  await hydrateForm(() => (button().disabled = true));
  assert.is(button().disabled, false);
});

test('without a held submit a draft fills the gaps, and nothing is sent by itself', async () => {
  sessionStorage.setItem('signup-draft', '{"name":"Grace","phone":"0412 345 678"}');
  holdSubmit('');
  await hydrateForm(fillEarly);
  assert.equal(values(), { ...full, phone: '0412 345 678' });
  assert.equal([sent, errors()], [[], {}]);
});

test('the HTML has phone and email beside the form, with a sentence for each reason why it can’t send', async () => {
  await hydrateForm();
  const reasons = [form().nextElementSibling, form().nextElementSibling?.nextElementSibling];
  for (const [index, reason] of [/hasn’t loaded/, /JavaScript/].entries()) {
    assert.match(reasons[index]?.textContent ?? '', reason);
    for (const address of [phoneHref(site.phone), `mailto:${site.email}`]) {
      assert.ok(reasons[index]?.querySelector(`a[href="${address}"]`), address);
    }
  }
});

test.run();
