// Everything in dist/: the bundles, the files of src/assets, the documents, and what hosts and search engines read.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureAdvice } from '../checks/checkAssets.ts';
import { checkDist, refuse } from '../checks/checkDist.ts';
import { linkAdvice } from '../checks/checkLinks.ts';
import { routeAdvice } from '../checks/checkRoutes.ts';
import { checkSettings } from '../checks/checkSettings.ts';
import { SITE_FILE } from '../checks/place.ts';
import { allRoutes } from '../routes.ts';
import { site } from '../site.ts';
import { addressOf, readAssets } from './assets.ts';
import { createDocument } from './document.ts';
import type { BuiltDocument, Bundled, Files } from './document.ts';
import { contentSecurityPolicy, documentPolicy, headerRules, headersFile } from './headers.ts';
import type { HeaderRule } from './headers.ts';
import { licences } from './licences.ts';
import { nginxFile } from './nginx.ts';
import { publicFiles } from './publicFiles.ts';

export interface Dist {
  readonly files: Files;
  readonly documents: readonly BuiltDocument[];
  readonly rules: readonly HeaderRule[];
  readonly advice: readonly string[];
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Rejects with the problems that the owner has to mend, or with the error of a component that throws. */
export async function createDist(bundled: Bundled): Promise<Dist> {
  const { root, headScript, sheet, scripts, inputs } = bundled;
  refuse(checkSettings(site, new Map([[SITE_FILE, await readFile(join(root, SITE_FILE), 'utf8')]])));
  const copied = await readAssets(join(root, 'src/assets'));
  const assets: Files = new Map([
    ...bundled.assets,
    ...copied,
    ...publicFiles(allRoutes, site, copied),
    ['/licences.txt', await licences(root, inputs)],
  ]);

  const sources = { ...site, script: sha256(headScript), style: sha256(sheet) };
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace(/\n\s*/g, '');
  const documents = await Promise.all(
    allRoutes.map((route) => createDocument(route, template, documentPolicy(sources), assets, bundled)),
  );
  const publicPaths = [...assets.keys()].filter((path) => !/^\/(?:assets\/|_)/.test(path));
  const addresses = [...documents.map(({ path }) => path), ...publicPaths.map(addressOf)];
  const rules = headerRules(contentSecurityPolicy(sources), addresses);
  const files: Files = new Map([
    ...assets,
    ...documents.map(({ file, html }) => [`/${file}`, html] as const),
    ['/_headers', headersFile(rules)],
    ['/_nginx.conf', nginxFile(rules, documents, publicPaths)],
  ]);

  const onDemand = [...scripts.pages.keys()];
  refuse(checkDist({ url: site.url, template, sheet, documents, onDemand, assets: copied, files }));
  const advice = [...routeAdvice(allRoutes), ...linkAdvice(documents, files.keys()), ...pictureAdvice(copied, documents, files)];
  return { files, documents, rules, advice };
}
