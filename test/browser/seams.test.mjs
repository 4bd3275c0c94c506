// Where two sections meet there is no row of pixels of a third colour, at ratios that put their edges between two pixels.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { open, rendered, withPage } from './page.mjs';
import { home, privacy, resources } from './routes.mjs';

/** In CSS pixels, above and below an edge: clear of a divider's wire. */
const REACH = 4;

/** The tops of what lies below each other on the page. */
function edges() {
  const blocks = [...document.querySelectorAll('main > :is(section, div), footer')];
  return blocks.map((block) => block.getBoundingClientRect().top + scrollY).filter((top) => top > 0);
}

/** Runs in an empty page: the rows of a picture one pixel wide or more, as [red, green, blue]. */
async function rowsOf(png) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, 1, picture.height);
  return Array.from({ length: picture.height }, (_, row) => [...data.slice(4 * row, 4 * row + 3)]);
}

/** A blend of the first and the last row is what an edge between two pixels looks like. */
function thirdColours(rows) {
  const [first, last] = [rows[0], rows.at(-1)];
  const isBlend = (row) => row.every((value, channel) => {
    const [low, high] = [first[channel], last[channel]].sort((one, other) => one - other);
    return value >= low - 2 && value <= high + 2;
  });
  return rows.filter((row) => !isBlend(row));
}

const test = suite('the edges between sections');

for (const [width, deviceScaleFactor, colorScheme] of [
  [390, 1.5, 'dark'],
  [412, 2.625, 'light'],
  [1024, 1.25, 'light'],
]) {
  const settings = { viewport: { width, height: 800 }, deviceScaleFactor, colorScheme, reducedMotion: 'reduce' };
  test(`have no seam at ${width} px, ${deviceScaleFactor} pixels to one, ${colorScheme}`, withPage(settings, async ({ page, context }) => {
    const eye = await context.newPage();
    const seams = [];
    for (const { address } of [home, resources, privacy]) {
      await open(page, address);
      for (const edge of await page.evaluate(edges)) {
        const top = await page.evaluate((place) => {
          scrollTo({ top: place - 400, behavior: 'instant' });
          return Math.round(place - scrollY);
        }, edge);
        await rendered(page);
        const picture = await page.screenshot({ clip: { x: 3, y: top - REACH, width: 2, height: 2 * REACH } });
        const odd = thirdColours(await eye.evaluate(rowsOf, picture.toString('base64')));
        if (odd.length > 0) seams.push(`${address} at ${edge}: ${odd.join(' | ')}`);
      }
    }
    assert.equal(seams, []);
  }));
}

test.run();
