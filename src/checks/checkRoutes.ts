import type { Route } from '../routes.ts';

type Page = Pick<Route, 'title' | 'path' | 'importedFrom'>;

const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

function pathProblems(pages: readonly Page[]): string[] {
  return pages.flatMap(({ title, path }, index) => {
    if (!PATH.test(path)) {
      const way = 'Write small letters, digits and hyphens, as in /careers or /blog/three-jobs.';
      return `src/routes.ts: "${path}" of "${title}" can’t be reached. ${way}`;
    }
    const first = pages.find((page) => page.path === path);
    return first === pages[index] ? [] : `src/routes.ts: ${path} of "${title}" is already that of "${first?.title}".`;
  });
}

const TITLE = 60;
const DESCRIPTION = { least: 50, most: 160 };

/** Which texts search results would cut off or replace; it never stops a build. */
export function routeAdvice(pages: readonly Pick<Route, 'title' | 'path' | 'description'>[]): string[] {
  return pages.flatMap(({ title, path, description: { length } }) => [
    ...(title.length <= TITLE
      ? []
      : [`src/routes.ts: the title of ${path} has ${title.length} characters; search results show ${TITLE}.`]),
    ...(length >= DESCRIPTION.least && length <= DESCRIPTION.most
      ? []
      : [`src/routes.ts: the description of ${path} has ${length} characters; ${DESCRIPTION.least} to ${DESCRIPTION.most} are best.`]),
  ]);
}

/**
 * What keeps pages from being found at their paths, or with the scripts of those imported on demand, whose source files
 * esbuild has found.
 */
export function checkRoutes(pages: readonly Page[], onDemand: readonly string[]): string[] {
  const unnamed = onDemand.filter((file) => !pages.some(({ importedFrom }) => importedFrom === file));
  return [
    ...pathProblems(pages),
    ...unnamed.map((file) => `src/routes.ts: a page that is imported on demand needs this line: importedFrom: '${file}',`),
  ];
}
