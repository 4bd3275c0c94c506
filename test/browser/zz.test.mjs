import { suite } from 'uvu';
import { open, until, withPage, scrollTop } from './page.mjs';
const t = suite('zz');
for (let i = 0; i < 6; i++) t('x' + i, withPage(async ({ page }) => {
  await page.addInitScript(() => { window.log = []; addEventListener('scroll', () => log.push('s' + scrollY)); addEventListener('popstate', () => log.push('pop ' + location.hash)); const o = window.scrollTo; window.scrollTo = (...a) => { log.push('to ' + JSON.stringify(a)); o.apply(window, a); }; });
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' }).first();
  await main.getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/#about');
  await main.getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('/#contact');
  await page.goBack(); await page.goBack();
  await page.waitForTimeout(1500);
  console.log(page.url(), await scrollTop(page), (await page.evaluate(() => log.join(' '))).slice(-600));
}));
t.run();
