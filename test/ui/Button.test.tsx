import { cleanup, render, screen } from '@testing-library/react';
import * as assert from 'uvu/assert';
import { createStaticRouter } from '../../src/router/createStaticRouter.ts';
import { RouterContext } from '../../src/router/useRouter.ts';
import { Button, ButtonLink } from '../../src/ui/Button.tsx';
import { suite } from '../suite.ts';

const test = suite('Button');
test.after.each(cleanup);

test('a button submits nothing unless it is told to', () => {
  render(
    <>
      <Button>Plain</Button>
      <Button type="submit">Submit</Button>
    </>,
  );
  assert.is(screen.getByText<HTMLButtonElement>('Plain').type, 'button');
  assert.is(screen.getByText<HTMLButtonElement>('Submit').type, 'submit');
});

test('a button and a link that looks like one are solid, unless they are quiet', () => {
  render(
    <RouterContext value={createStaticRouter('/')}>
      <Button>Pause</Button>
      <ButtonLink to="/#contact">Join</ButtonLink>
      <ButtonLink to="/#services" variant="quiet">
        See
      </ButtonLink>
    </RouterContext>,
  );
  const [pause, join, see] = [screen.getByRole('button'), ...screen.getAllByRole('link')];
  assert.equal([pause, join, see].map((element) => element?.dataset.variant), ['solid', 'solid', 'quiet']);
  assert.is(pause?.className, join?.className);
});

test.run();
