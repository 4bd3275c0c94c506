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

  // As a file for Node: npm's commands are in nobody's PATH but npm's, and on Windows no programs.
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--watch', '--preserveWatchOutput'];
  const types = spawn(process.execPath, tsc, { cwd: root, stdio: 'inherit' });
  process.on('exit', () => types.kill());
}
