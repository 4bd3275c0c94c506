import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { open, withPage } from './browser.mjs';
const test = suite('probe');
test('probe', withPage(async ({ page, sent }) => {
  const r = await open(page, '/');
  console.log(r.status(), await page.title(), await page.evaluate(() => [matchMedia('(pointer: fine)').matches, matchMedia('(hover: hover)').matches, performance.getEntriesByName('hydrated').length]));
  await page.route(/signup$/, (route) => { console.log('routed', route.request().postData()); route.abort(); });
  await page.locator('#signup-name').fill('A');
  await page.locator('#signup-email').fill('a@b.c');
  await page.locator('#signup-challenge').fill('x');
  await page.locator('form button[type=submit]').click();
  await page.waitForTimeout(1000);
  console.log(sent.length, await page.locator('[role=alert]').innerText(), await page.locator('[role=status]').allInnerTexts());
}));
test('404', withPage(async ({ page }) => { await open(page, '/nope'); }));
test('nojs', withPage({ javaScriptEnabled: false }, async ({ page }) => { await page.goto('/'); console.log(await page.evaluate(() => document.title)); }));
test.run();
