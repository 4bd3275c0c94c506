import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Builds now and after each change of a source, for the pages that are open; the types are checked beside it. */
export async function rebuildOnChange(root, builder, servers) {
  const pages = servers.addDevReload();

  await servers.onChange(root, async () => {
    const [began, start] = [Date.now(), performance.now()];
    try {
      servers.setRules((await builder.build()).rules);
      pages.built(began);
      console.log(`Built in ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      pages.failed(error.message);
      console.error(`The build failed.\n${error.message}`);
    }
  });

  // Run by Node itself: outside of npm scripts `tsc` is not in the PATH, and on Windows it is not a program.
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--watch', '--preserveWatchOutput'];
  const types = spawn(process.execPath, tsc, { cwd: root, stdio: 'inherit' });
  process.on('exit', () => types.kill());
}
