// A page's own rules stand in its own document. Visitors who come by a link get them from there.
const FILE = /^(?=\/\* .+\.css \*\/$)/m;
const OF_PAGE = /^\/\* src\/pages\/(\w+)\//;

/** The rules of the folder of each page in src/pages/, and all other rules; `sheet` is as esbuild writes it. */
export function splitSheet(sheet, pages) {
  const parts = sheet.split(FILE);
  const pageOf = (part) => pages.find((page) => page === OF_PAGE.exec(part)?.[1]);
  const rulesOf = (page) => parts.filter((part) => pageOf(part) === page).join('');
  return { common: rulesOf(undefined), own: new Map(pages.map((page) => [page, rulesOf(page)])) };
}
