import type { Route } from '../routes.ts';
import { checkAssets } from './checkAssets.ts';
import { checkRoutes } from './checkRoutes.ts';
import { policyBreaches, sheetBreaches } from './policyBreaches.ts';

interface Built {
  /** Where the site will be, or empty. */
  readonly url: string;
  readonly template: string;
  readonly sheet: string;
  readonly documents: readonly (Route & { readonly body: string })[];
  /** The source files of the pages that are imported on demand. */
  readonly onDemand: readonly string[];
  /** Contents by address: of src/assets, and of all that is about to be written. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly files: ReadonlyMap<string, unknown>;
}

/** Ends the build, if there is anything wrong. */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}

/** What in a finished build would not work for a visitor, a sentence each. */
export function checkDist({ url, template, sheet, documents, onDemand, assets, files }: Built): string[] {
  return [
    ...checkRoutes(documents, onDemand),
    ...checkAssets(assets, files),
    ...policyBreaches('index.html', template, url),
    ...documents.flatMap(({ path, body }) => policyBreaches(`The page ${path}`, body, url)),
    ...sheetBreaches(sheet, url, files),
  ];
}
