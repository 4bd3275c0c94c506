import { suite as quietSuite } from 'uvu';
import type { Callback } from 'uvu';

const idle = new Set<string>();

// Each file has a listener of its own.
process.setMaxListeners(0);
process.once('exit', () => {
  if (idle.size === 0) return;
  console.error(`\n  Never run, since their files don't end with test.run(): ${[...idle].join(', ')}`);
  process.exitCode = 1;
});

/**
 * uvu's own, which swallows what a hook throws, and passes by a suite that is never run, as if all had passed. Here both
 * are said, and count.
 */
export function suite(name: string) {
  const test = quietSuite(name);
  const { run } = test;
  idle.add(name);
  test.run = () => {
    idle.delete(name);
    run();
  };

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
