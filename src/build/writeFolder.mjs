import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

function isSame(one, other) {
  return one === other || (one instanceof Uint8Array && other instanceof Uint8Array && Buffer.compare(one, other) === 0);
}

/**
 * Makes the folder hold these files and no others; takes and gives contents by address. Given what it gave the last
 * time, it writes only what has changed since.
 */
export async function writeFolder(folder, files, last) {
  const before = existsSync(folder) ? last : undefined;
  if (!before) await rm(folder, { recursive: true, force: true });
  const changed = [...files].filter(([path, contents]) => !isSame(before?.get(path), contents));
  const gone = [...(before?.keys() ?? [])].filter((path) => !files.has(path));
  const folders = new Set(changed.map(([path]) => dirname(path)));
  await Promise.all([...folders].map((path) => mkdir(join(folder, path), { recursive: true })));
  await Promise.all([
    ...changed.map(([path, contents]) => writeFile(join(folder, path), contents)),
    ...gone.map((path) => rm(join(folder, path), { force: true })),
  ]);
  return files;
}
