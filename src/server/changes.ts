// Sees the changes of the sources for `npm run dev`. fs.watch loses files that are replaced, as editors and git do.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const POLL_MS = 100;
/** What editors put beside the files that they have open. */
const LITTER = /^\.|~$/;

async function describe(path: string): Promise<string> {
  try {
    // A file that takes another's place may be as old and as large.
    const { ino, ctimeMs, size } = await stat(path);
    return [path, ino, ctimeMs, size].join(' ');
  } catch {
    // Deleted, or about to be replaced.
    return path;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && !LITTER.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

/** Differs whenever a source has changed. */
export async function readState(root: string): Promise<string> {
  const folders = await Promise.all(['src', 'styles'].map((folder) => filesIn(join(root, folder))));
  const files = [join(root, 'index.html'), ...folders.flat()];
  return (await Promise.all(files.map(describe))).join('\n');
}

/** Calls back now and after each change of a source, never twice at once. */
export async function onChange(root: string, rebuild: () => Promise<void>): Promise<void> {
  let state = await readState(root);
  await rebuild();

  async function poll(): Promise<void> {
    // A folder may disappear while it is read.
    const next = await readState(root).catch(() => state);
    if (next !== state) await rebuild();
    state = next;
    setTimeout(poll, POLL_MS);
  }
  setTimeout(poll, POLL_MS);
}
