// What a first visit may load, and how quick the site must be: the bench and files.test.mjs hold it to these.
const kB = 1000;

// Bytes on the wire: brotli, with the response headers. The scripts' are those beyond React alone, as files.
const USUAL = { document: 15.5 * kB, beyondReact: 30 * kB, all: 137 * kB, requests: 7 };
const OWN = {
  '/': { document: 23.5 * kB },
  '/resources': { document: 37.5 * kB, beyondReact: 54 * kB, all: 176 * kB },
};

/** `reactBytes` is what React weighs alone. */
export function visitBudget(path, reactBytes) {
  const { beyondReact, ...budget } = { ...USUAL, ...OWN[path] };
  return { ...budget, scripts: reactBytes + beyondReact };
}

/** In ms, and on a processor four times slower, unless they say otherwise. */
export const timeBudgets = {
  /** Times those of the same pages without scripts. */
  paint: 1.1,
  /** Times that of React alone. */
  hydrated: 1.3,
  /** More than React alone. */
  longTasks: 10,
  /** More than the same page without scripts. */
  click: 16,
  nextPage: 120,
  /** At full speed. */
  animationFrame: 1,
};
