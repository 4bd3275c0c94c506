// The one browser that all share, and how to launch another.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

// Chromium heeds only the last list, so what matters of Playwright's own is repeated here. The two of the address bar's
// pop-up are pages of Chromium's own that each new window would render, which takes longer than many a test.
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  throw new Error(`There is no Chromium at ${executablePath}. Install it, or set CHROMIUM to the path of one.`);
}

const args = [...FLAGS.split(' '), `--disable-features=${DISABLED_FEATURES}`];

export function launch(options) {
  return chromium.launch({ executablePath, args, ...options });
}

export const browser = await launch();
