import * as assert from 'uvu/assert';
import { suite } from './suite.ts';

const test = suite('site from the environment');
const VALUES = { SITE_URL: 'https://env.example', WEBHOOK_URL: 'https://hooks.env.example/a', WEBHOOK_MODE: 'cors' };

test('the environment of the build overrides the address, the webhook and its mode', async () => {
  Object.assign(process.env, VALUES);
  // As late as this, since it reads the environment once.
  const { site } = await import('../src/site.ts');
  for (const name of Object.keys(VALUES)) delete process.env[name];
  assert.equal([site.url, site.webhookUrl, site.webhookMode], Object.values(VALUES));
});

test.run();
