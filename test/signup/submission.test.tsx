import { act, render } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { phoneHref } from '../../src/phone.ts';
import { site } from '../../src/site.ts';
import { settle, stub } from '../helpers.tsx';
import {
  button,
  deliver,
  empty,
  errors,
  fail,
  fallback,
  fill,
  form,
  formSuite,
  full,
  get,
  nextTask,
  page,
  sent,
  submit,
  toastText,
  type,
  typed,
  values,
} from './formPage.tsx';

const test = formSuite('submission');

const FAILURE = 'ErrorThere was a problem sending your message. Please try again.';
const SUCCESS =
  'Welcome to Early Access!' +
  "Thank you for joining our early access list. We'll be in touch soon with priority updates!";

const paragraphs = () => [...form().querySelectorAll('p')].map(({ textContent }) => textContent);

/** Shows the filled-in form, and submits it. */
function join() {
  const view = render(page());
  fill();
  submit();
  return {
    leave: () => view.rerender(page({ hasForm: false })),
    comeBack: () => view.rerender(page()),
  };
}

test('exactly the ten fields are sent, trimmed, with the address of the page', () => {
  history.replaceState(null, '', '/?from=ad#contact');
  join();
  const { timestamp, ...rest } = sent[0] ?? {};
  assert.equal(rest, {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    businessType: 'trades',
    challenge: 'Quotes take all evening',
    earlyAccess: true,
    source: 'Website contact form',
    form_type: 'early_access_waitlist',
    url: 'https://site.example/?from=ad#contact',
  });
  assert.match(String(timestamp), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('while it is sent the button is disabled and reads Joining Early Access...', async () => {
  render(page());
  const ready = button().textContent;
  fill();
  submit();
  assert.equal([button().textContent, button().disabled], ['Joining Early Access...', true]);
  assert.equal(values(), full);
  await deliver();
  assert.equal([button().textContent, button().disabled], [ready, false]);
});

test('one request leaves, whatever is clicked or pressed until its answer comes', () => {
  render(page());
  fill();
  act(() => {
    button().click();
    button().click();
    form().requestSubmit();
  });
  submit();
  assert.is(sent.length, 1);
});

test('success: the toast, and an empty form, which can send another sign-up', async () => {
  join();
  await deliver();
  assert.equal([toastText('status'), toastText('alert')], [SUCCESS, '']);
  assert.equal([values(), errors(), fallback()], [empty, {}, []]);
  fill();
  submit();
  assert.is(sent.length, 2);
});

test('the form itself says that a sign-up has gone, until its visitor types or submits again', async () => {
  join();
  const before = paragraphs();
  await deliver();
  const [said = '', ...more] = paragraphs().filter((text) => !before.includes(text));
  assert.equal([said !== '', more], [true, []]);
  fill();
  assert.equal(paragraphs(), before);
  submit();
  await deliver();
  assert.ok(paragraphs().includes(said));
  submit();
  assert.equal([paragraphs().includes(said), errors().name], [false, 'Name is required']);
});

test('failure: the toast in destructive style, and everything that was typed', async () => {
  join();
  await fail();
  assert.equal([toastText('alert'), toastText('status')], [FAILURE, '']);
  assert.is(get('[role=alert]').firstElementChild?.getAttribute('data-variant'), 'destructive');
  assert.equal([values(), button().disabled], [full, false]);
});

test('failure offers the phone number, and an email with what was typed', async () => {
  join();
  await fail();
  const [call, mail = ''] = fallback().map((link) => link.getAttribute('href') ?? '');
  assert.is(call, phoneHref(site.phone));
  assert.ok(mail.startsWith(`mailto:${site.email}?`));
  assert.match(decodeURIComponent(mail), 'Quotes take all evening');
});

test('what is typed while a sign-up is under way outlasts its success, here and in the draft', async () => {
  const { leave, comeBack } = join();
  type({ challenge: 'And invoices' });
  await deliver();
  const left = { ...empty, challenge: 'And invoices' };
  assert.equal(values(), left);
  leave();
  comeBack();
  assert.equal(values(), left);
});

test('the ready-written email follows what is corrected after a failure', async () => {
  join();
  await fail();
  type({ challenge: 'And invoices' });
  assert.match(fallback().at(-1)?.getAttribute('href') ?? '', 'And%20invoices');
});

test('another try after a failure sends again, and its success takes the failure away', async () => {
  join();
  await fail();
  submit();
  assert.equal(fallback(), []);
  await deliver();
  assert.equal([sent.length, toastText('status'), toastText('alert')], [2, SUCCESS, '']);
});

test('a field that people don’t see, reach or get filled in, catches who fills in everything', async () => {
  render(page());
  const trap = get<HTMLInputElement>('input[aria-hidden]');
  assert.equal([trap.tabIndex, trap.autocomplete, trap.className], [-1, 'off', 'visually-hidden']);
  fill();
  trap.value = 'https://spam.example';
  submit();
  await act(settle);
  assert.equal([sent, toastText('alert'), values()], [[], FAILURE, full]);
  trap.value = '';
  submit();
  assert.is(Object.keys(sent[0] ?? {}).length, 10);
});

test('what was typed is there whenever the form comes back, not the first time alone', () => {
  const { rerender } = render(page());
  fill();
  for (const _return of ['first', 'second']) {
    rerender(page({ hasForm: false }));
    rerender(page());
    assert.equal(values(), full);
  }
});

test('a form that comes back while its sign-up is under way waits for its answer and sends nothing again', async () => {
  const { leave, comeBack } = join();
  leave();
  comeBack();
  assert.equal([button().textContent, values()], ['Joining Early Access...', full]);
  submit();
  assert.is(sent.length, 1);
  await deliver();
  assert.equal([values(), button().disabled], [empty, false]);
});

test('a sign-up whose answer the page did not see is said to be sent, until its visitor types or sends again', async () => {
  const { unmount } = render(page());
  const before = paragraphs();
  unmount();
  for (const next of [() => type({ name: 'Ada' }), submit]) {
    sessionStorage.setItem('signup-draft', JSON.stringify(typed));
    // As a page leaves it that is gone while its sign-up is under way.
    sessionStorage.setItem('signup-unanswered', 'yes');
    const view = render(page());
    assert.equal([paragraphs().length, sent.length, button().disabled], [before.length + 1, 0, false]);
    next();
    assert.equal(paragraphs(), before);
    view.unmount();
  }
  assert.is(sent.length, 1);
});

for (const [end, answer, role, toast, left] of [
  ['success', deliver, 'status', SUCCESS, empty],
  ['failure', fail, 'alert', FAILURE, full],
] as const) {
  test(`a form that an extension breaks gives way to a new one, with what is not sent: ${end}`, async () => {
    stub(console, 'error', () => {});
    join();
    const broken = form();
    for (const paragraph of broken.querySelectorAll('p')) paragraph.remove();
    button().firstChild?.remove();
    await answer();
    assert.is.not(form(), broken);
    assert.equal([toastText(role), values(), button().disabled], [toast, left, false]);
    assert.is(fallback().length > 0, true, 'it says how to reach us');
    fill();
    submit();
    await deliver();
    assert.equal([sent.length, values()], [2, empty]);
  });
}

for (const [end, answer] of [['success', deliver], ['failure', fail]] as const) {
  test(`a sign-up counts as unanswered until the task after its ${end}, to which no page comes that is left`, async () => {
    join();
    await answer();
    assert.is(sessionStorage.getItem('signup-unanswered'), 'yes');
    await nextTask();
    assert.is(sessionStorage.getItem('signup-unanswered'), null);
  });
}

for (const [outcome, end, role, toast, left] of [
  ['success', deliver, 'status', SUCCESS, empty],
  ['failure', fail, 'alert', FAILURE, full],
] as const) {
  test(`a ${outcome} after the visitor has left shows its toast; what was typed stays until sent`, async () => {
    const { leave, comeBack } = join();
    leave();
    await end();
    assert.is(toastText(role), toast);
    comeBack();
    assert.equal(values(), left);
  });

  for (const [where, top, preventScroll] of [
    ['on the screen, clear of the toast', 10, false],
    ['above the screen, without scrolling', -1, true],
    ['below the screen, without scrolling', innerHeight + 1, true],
  ] as const) {
    test(`after ${outcome} the focus that the disabled button lost returns to it ${where}`, async () => {
      const focused: unknown[] = [];
      join();
      stub(button(), 'getBoundingClientRect', () => ({ top }));
      stub(button(), 'focus', (options: unknown) => focused.push(options));
      await end();
      assert.equal(focused, [{ preventScroll }]);
    });
  }

  test(`after ${outcome} a focus that has moved on stays where it is`, async () => {
    join();
    get<HTMLElement>('#elsewhere').focus();
    await end();
    assert.is(document.activeElement, get('#elsewhere'));
  });
}

test.run();
