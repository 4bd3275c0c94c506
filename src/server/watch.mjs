import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

async function lastChange(path) {
  try {
    return `${path} ${(await stat(path)).mtimeMs}`;
  } catch {
    // Deleted, or about to be replaced.
    return path;
  }
}

/** Differs whenever a source has changed. fs.watch loses files that are replaced, as editors and git do. */
async function readState(root) {
  const folders = ['src', 'styles'].map(async (folder) => {
    const names = await readdir(join(root, folder), { recursive: true });
    return names.map((name) => join(root, folder, name));
  });
  const paths = [join(root, 'index.html'), ...(await Promise.all(folders)).flat()];
  return (await Promise.all(paths.map(lastChange))).join('\n');
}

/** Builds now and after each change of a source, for the pages that are open; the types are checked beside it. */
export async function rebuildOnChange(root, builder, servers) {
  const pages = servers.addDevReload();

  async function rebuild() {
    const start = performance.now();
    try {
      servers.useRules((await builder.build()).rules);
      pages.built();
      console.log(`Built in ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      pages.failed(error.message);
      console.error(`The build failed.\n${error.message}`);
    }
  }

  async function watch(state) {
    for (;;) {
      await sleep(POLL_MS);
      // A folder may disappear while it is read.
      const next = await readState(root).catch(() => state);
      if (next !== state) await rebuild();
      state = next;
    }
  }

  const state = await readState(root);
  await rebuild();
  void watch(state);
  spawn('tsc', ['--watch', '--preserveWatchOutput'], { cwd: root, stdio: 'inherit', shell: true });
}
