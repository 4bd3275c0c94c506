import { suite as quietSuite } from 'uvu';
import type { Callback } from 'uvu';

/** uvu's own, which swallows what a hook throws and ends as if all had passed. Here the error is shown and counts. */
export function suite(name: string) {
  const test = quietSuite(name);

  function loud(hook: Callback): Callback {
    return async (context) => {
      try {
        await hook(context);
      } catch (error) {
        console.error(`\n  A hook of "${name}" threw, so not every test counts:\n `, error);
        process.once('exit', () => (process.exitCode = 1));
        throw error;
      }
    };
  }

  const { before, after } = test;
  test.before = Object.assign((hook: Callback) => before(loud(hook)), { each: before.each });
  test.after = Object.assign((hook: Callback) => after(loud(hook)), {
    each: (hook: Callback) => after.each(loud(hook)),
  });
  return test;
}
