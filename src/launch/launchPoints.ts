// What must not go live: the facts and the content in, the open points in plain words out.
import type { Testimonial } from '../content/testimonials.ts';
import type { Route } from '../routes.ts';
import type { Facts } from '../site.ts';
import { factProblems } from './factProblems.ts';
import { SOCIAL_IMAGE } from '../build/metadata.ts';
import { place, placeOfFact, SITE_FILE } from '../checks/place.ts';
import type { Sources } from '../checks/place.ts';

export interface LaunchPoint {
  /** The file to change, with the line where it is known: src/site.ts:9 */
  readonly where: string;
  readonly text: string;
}

export interface LaunchState {
  readonly facts: Facts;
  readonly testimonials: readonly Testimonial[];
  /** Figures by their words, each with its source, which is empty while nobody has recorded it. */
  readonly claimSources: Readonly<Record<string, string>>;
  /** Promises by their words, each with its confirmation, which is empty while nobody has given it. */
  readonly promises: Readonly<Record<string, string>>;
  readonly pages: readonly Route[];
  /** The picture for shared links, or undefined when there is none. */
  readonly socialImage: Uint8Array | undefined;
  /** The source files that the points name, by their paths. */
  readonly sources: Sources;
}

const TESTIMONIALS_FILE = 'src/content/testimonials.ts';
const CLAIMS_FILE = 'src/content/claims.ts';
const ROUTES_FILE = 'src/routes.ts';
export const SOCIAL_IMAGE_FILE = `src/assets${SOCIAL_IMAGE}`;
const SOCIAL_IMAGE_SIZE = '1200 x 630';

export const SOURCE_FILES = [SITE_FILE, TESTIMONIALS_FILE, CLAIMS_FILE, ROUTES_FILE] as const;

const FIGURE = /\d+ ?(?:%|per ?cent)/i;

function factPoints({ facts, sources }: LaunchState): LaunchPoint[] {
  return Object.entries(factProblems(facts)).flatMap(([name, text]) =>
    text === undefined ? [] : [{ where: placeOfFact(sources, name), text }],
  );
}

function testimonialPoints({ testimonials, claimSources, sources }: LaunchState): LaunchPoint[] {
  const invented = testimonials
    .filter(({ placeholder }) => placeholder)
    .map(({ name }) => ({
      where: place(sources, TESTIMONIALS_FILE, name),
      text:
        `${name} is invented. The Australian Consumer Law forbids made-up testimonials: put a real customer’s words ` +
        'here, with their consent, and set placeholder to false; or delete the whole entry.',
    }));
  const unproven = testimonials.flatMap(({ opinion }) => {
    const figure = FIGURE.exec(opinion)?.[0];
    const claim = Object.keys(claimSources).find((words) => opinion.includes(words));
    if (figure === undefined || (claim !== undefined && claimSources[claim] !== '')) return [];
    const text =
      `A testimonial claims "${claim ?? figure}", and nobody has recorded where that comes from. ` +
      `Write the source here, or take the figure out of ${TESTIMONIALS_FILE}.`;
    return [{ where: place(sources, CLAIMS_FILE, claim ?? 'claimSources'), text }];
  });
  return [...invented, ...unproven];
}

function promisePoints({ promises, sources }: LaunchState): LaunchPoint[] {
  const open = Object.keys(promises).filter((words) => promises[words] === '');
  return open.map((words) => ({
    where: place(sources, CLAIMS_FILE, words),
    text:
      `The site promises "${words}", and nobody has confirmed it. Write here who has, and when; or take it off the ` +
      'pages, and delete this line.',
  }));
}

function pagePoints({ pages, sources }: LaunchState): LaunchPoint[] {
  return pages.filter(({ placeholder }) => placeholder).map(({ path, title }) => ({
    where: place(sources, ROUTES_FILE, `path: '${path}'`),
    text:
      `The page "${title.split(' | ')[0]}" is a placeholder. Write it; then, in these lines, write its description for ` +
      'search engines, set indexed to true, and delete placeholder.',
  }));
}

/** Width and height as the header of a PNG has them, such as 1200 x 630. */
function pngSize(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = bytes.length >= 24 && view.getUint32(0) === 0x89504e47;
  return isPng ? `${view.getUint32(16)} x ${view.getUint32(20)}` : undefined;
}

function imagePoints({ socialImage }: LaunchState): LaunchPoint[] {
  const needed = `a PNG of ${SOCIAL_IMAGE_SIZE} pixels, which README.md says how to draw`;
  if (!socialImage) return [{ where: SOCIAL_IMAGE_FILE, text: `The picture for shared links is missing: ${needed}.` }];
  const size = pngSize(socialImage);
  if (size === SOCIAL_IMAGE_SIZE) return [];
  const text = `The picture for shared links must be ${needed}, but is ${size ?? 'no PNG'}.`;
  return [{ where: SOCIAL_IMAGE_FILE, text }];
}

/** The names of the promises that the pages make only once the owner has written them. */
export function unsaidFacts(facts: Facts): string[] {
  const optional = ['replyWithin', 'runBy', 'worksWith', 'signupsKeptBy'] as const;
  return optional.filter((name) => facts[name].length === 0);
}

/** Everything that is left to do before the site goes live. */
export function launchPoints(state: LaunchState): LaunchPoint[] {
  return [factPoints, testimonialPoints, promisePoints, pagePoints, imagePoints].flatMap((points) => points(state));
}
