// npm run check:launch: what is left to do before the site goes live, and whether it has arrived there.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { claimSources, promises } from '../content/claims.ts';
import { testimonials } from '../content/testimonials.ts';
import { allRoutes } from '../routes.ts';
import { site } from '../site.ts';
import { compareLive } from './compareLive.ts';
import { launchPoints, SOCIAL_IMAGE_FILE, SOURCE_FILES, unsaidFacts } from './launchPoints.ts';
import type { LaunchPoint } from './launchPoints.ts';
import { sendTestSignup } from './sendTest.ts';

type Print = (text: string) => void;

/** The open points of the project in the folder, with the facts as they were built in. */
export async function openPoints(root: string): Promise<LaunchPoint[]> {
  const read = async (file: string) => [file, await readFile(join(root, file), 'utf8')] as const;
  return launchPoints({
    facts: site,
    testimonials,
    claimSources,
    promises,
    pages: allRoutes,
    socialImage: await readFile(join(root, SOCIAL_IMAGE_FILE)).catch(() => undefined),
    sources: new Map(await Promise.all(SOURCE_FILES.map(read))),
  });
}

/** The files of a folder by their paths below it, such as /assets/client.js. */
async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error('There is no dist/ to compare the site with: run npm run build first.');
  });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (path: string) => [path.slice(folder.length).replaceAll('\\', '/'), await readFile(path)] as const;
  return new Map(await Promise.all(paths.map(read)));
}

function printPoints(points: readonly LaunchPoint[], print: Print): void {
  const count = points.length === 0 ? 'none, nothing is left to do' : points.length;
  print(`Facts and content, points open: ${count}`);
  for (const { where, text } of points) print(`\n  ${where}\n    ${text}`);
  const unsaid = unsaidFacts(site);
  if (unsaid.length > 0) print(`\nNot said, since src/site.ts leaves it empty, which is fine: ${unsaid.join(', ')}`);
}

async function checkDelivery(print: Print): Promise<boolean> {
  const { ok, text } = await sendTestSignup(site, new Date());
  print(`\nTest sign-up: ${text}`);
  return ok;
}

async function checkLive(url: string, root: string, print: Print): Promise<boolean> {
  if (!URL.canParse(url)) throw new Error(`--url must be the address of the live site, but is "${url}"`);
  const differences = await compareLive(url, await readFolder(join(root, 'dist')));
  const same = differences.length === 0;
  if (same) print(`\n${url} is what is in dist/: files, headers, clean addresses and the 404 page.`);
  else print(`\n${url} differs from dist/:\n\n  ${differences.join('\n\n  ')}`);
  return same;
}

/** Prints what is left; resolves with whether that is nothing. */
export async function checkLaunch(root: string, args: string[], print: Print): Promise<boolean> {
  const { values } = parseArgs({ args, options: { 'send-test': { type: 'boolean' }, url: { type: 'string' } } });
  const points = await openPoints(root);
  printPoints(points, print);
  const delivered = values['send-test'] ? await checkDelivery(print) : true;
  const arrived = values.url === undefined ? true : await checkLive(values.url, root, print);
  return points.length === 0 && delivered && arrived;
}
