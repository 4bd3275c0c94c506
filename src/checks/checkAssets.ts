// The files of src/assets, and the pictures among them on the pages.
import { tagsOf } from './tags.ts';

const HEAVY_BYTES = 200_000;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** By their addresses. */
type Assets = ReadonlyMap<string, Uint8Array>;

interface Page {
  readonly path: string;
  readonly body: string;
}

function heavyPictures(files: Assets): string[] {
  return [...files]
    .filter(([path, { length }]) => PICTURE.test(path) && length > HEAVY_BYTES)
    .map(([path, { length }]) => {
      const size = `${Math.round(length / 1000).toLocaleString('en-AU')} kB`;
      return `src/assets${path} has ${size}. Make it less than 200: WebP, twice as wide as it is shown, will do.`;
    });
}

function picturesWithoutSize({ path, body }: Page): string[] {
  return tagsOf(body)
    .filter(({ name, attributes }) => name === 'img' && !(attributes.has('width') && attributes.has('height')))
    .map(({ attributes }) => {
      const picture = attributes.get('src') ?? 'a picture';
      return `The page ${path} shows ${picture} without width and height, so text moves later. Add both in px.`;
    });
}

function missingPictures(files: ReadonlyMap<string, unknown>, { path, body }: Page): string[] {
  return tagsOf(body)
    .filter(({ name }) => name === 'img')
    .map(({ attributes }) => attributes.get('src') ?? '')
    // Names are encoded in addresses; %20 is what people meet.
    .filter((src) => !/^[a-z]+:|^\/\//.test(src) && !files.has(src.replaceAll('%20', ' ')))
    .map((src) => `The page ${path} shows ${src}, and src/assets holds no such file. Write its name as it is, after a /.`);
}

/** What to do about pictures, given the files of src/assets and all that gets published; it never stops a build. */
export function pictureAdvice(
  assets: Assets,
  pages: readonly Page[],
  files: ReadonlyMap<string, unknown> = assets,
): string[] {
  return [
    ...heavyPictures(assets),
    ...pages.flatMap((page) => [...missingPictures(files, page), ...picturesWithoutSize(page)]),
  ];
}

/** What keeps files from being published, given all that the build is about to write. */
export function checkAssets(assets: Assets, files: ReadonlyMap<string, unknown>): string[] {
  return [...assets]
    .filter(([path, content]) => path.startsWith('/assets/') || files.get(path) !== content)
    .map(([path]) => `src/assets${path}: what is published there is written by the build. Give yours another name.`);
}
