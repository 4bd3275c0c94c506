import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes the folder hold exactly these files, by their addresses. Nothing is missing meanwhile. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const folders = new Set([...files.keys()].map((path) => join(folder, dirname(path))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([...files].map(([path, content]) => writeFile(join(folder, path), content)));
  const wanted = new Set([...files.keys()].map((path) => join(folder, path)));
  const present = await readdir(folder, { recursive: true, withFileTypes: true });
  const old = present.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(old.filter((path) => !wanted.has(path)).map((path) => rm(path)));
}
