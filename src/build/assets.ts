// The files of src/assets, which are published as they are.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What is hidden, and what a computer leaves in a folder by itself. */
const UNPUBLISHED = /\/(?:\.(?!well-known\/)|Thumbs\.db$|desktop\.ini$)/i;

/** The contents by their addresses; a file in a folder has the folder in its address. */
export async function readAssets(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`)
    .filter((path) => !UNPUBLISHED.test(path));
  return new Map(await Promise.all(files.map(async (path) => [path, await readFile(join(folder, path))] as const)));
}

/** A path as it stands in links, headers and requests: /my%20photo.jpg for /my photo.jpg. */
export function addressOf(path: string): string {
  return Object.assign(new URL('http://localhost'), { pathname: path.replaceAll('%', '%25') }).pathname;
}
