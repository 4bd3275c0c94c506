// The licences of what dist/ carries from other people's packages.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** The packages that a bundle's input files come from, sorted. */
function packagesOf(inputs: readonly string[]): string[] {
  const names = inputs.map((path) => /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

async function readPackage(root: string, name: string): Promise<Package> {
  const folder = join(root, 'node_modules', name);
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry));
  if (file === undefined) throw new Error(`${name} is published with the site, but its package holds no licence`);
  return { name, version, licence: await readFile(join(folder, file), 'utf8') };
}

/** One text with the licence of every package among the bundle's input files; rejects when one has none. */
export async function licences(root: string, inputs: readonly string[]): Promise<string> {
  const packages = await Promise.all(packagesOf(inputs).map((name) => readPackage(root, name)));
  const parts = packages.map(({ name, version, licence }) => `${name} ${version}\n\n${licence.trim()}\n`);
  return ['This site is built with the following packages.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}
