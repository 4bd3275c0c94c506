// The one browser that all share, and how to launch another.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  throw new Error(`There is no Chromium at ${executablePath}. Install it, or set CHROMIUM to the path of one.`);
}

export function launch(options) {
  return chromium.launch({ executablePath, args: FLAGS.split(' '), ...options });
}

export const browser = await launch();
