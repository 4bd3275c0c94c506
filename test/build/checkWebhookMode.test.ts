import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkWebhookMode } from '../../src/build/checkWebhookMode.ts';

const test = suite('checkWebhookMode');

test('the site’s own mode is fine', () => {
  assert.equal(checkWebhookMode(), []);
});

for (const mode of ['no-cors', 'cors']) {
  test(`WEBHOOK_MODE "${mode}" is fine`, () => {
    assert.equal(checkWebhookMode(mode), []);
  });
}

for (const mode of ['', 'CORS', 'nocors', 'true', ' cors', 'same-origin']) {
  test(`WEBHOOK_MODE "${mode}" is refused, and named with what there is`, () => {
    assert.equal(checkWebhookMode(mode), [`WEBHOOK_MODE must be "no-cors" or "cors", but is "${mode}"`]);
  });
}

test.run();
