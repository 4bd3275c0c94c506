import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';
import { Button, ButtonLink } from '../../src/ui/Button.tsx';

const test = suite('Button');
test.after.each(cleanup);

test('a button submits nothing unless it is told to', () => {
  render(<Button>Plain</Button>);
  render(<Button type="submit">Submit</Button>);
  assert.is(screen.getByText<HTMLButtonElement>('Plain').type, 'button');
  assert.is(screen.getByText<HTMLButtonElement>('Submit').type, 'submit');
});

test('a button hands over its handler, its state and its ref', () => {
  let clicks = 0;
  const ref = createRef<HTMLButtonElement>();
  const { rerender } = render(<Button ref={ref} onClick={() => (clicks += 1)}>Go</Button>);
  fireEvent.click(screen.getByText('Go'));
  assert.is(clicks, 1);
  assert.is(ref.current, screen.getByText('Go'));
  rerender(<Button disabled>Go</Button>);
  assert.is(screen.getByText<HTMLButtonElement>('Go').disabled, true);
});

test('both are solid unless they are quiet', () => {
  render(<Button>Button</Button>);
  render(<ButtonLink to="/">Link</ButtonLink>);
  render(<ButtonLink to="/" variant="quiet">Quiet</ButtonLink>);
  assert.equal(
    ['Button', 'Link', 'Quiet'].map((text) => screen.getByText(text).dataset.variant),
    ['solid', 'solid', 'quiet'],
  );
});

test('a button link is a link, and navigates with what it is given', () => {
  const navigations: unknown[] = [];
  const navigate = (...asked: unknown[]) => navigations.push(asked);
  const router = { ...createStaticRouter('/resources'), navigate };
  render(
    <RouterContext value={router}>
      <ButtonLink to="/#contact" replace scrollDelay={100}>
        Join
      </ButtonLink>
    </RouterContext>,
  );
  const link = screen.getByRole('link', { name: 'Join' });
  assert.is(link.getAttribute('href'), '/#contact');
  fireEvent.click(link);
  assert.equal(navigations, [['/#contact', { replace: true, scrollDelay: 100 }]]);
});

test.run();
