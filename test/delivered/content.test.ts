import * as assert from 'uvu/assert';
import { aiExamples } from '../../src/content/aiExamples.ts';
import { claimSources, promises } from '../../src/content/claims.ts';
import { earlyAccessPerks, nextSteps, securityChecks, sellingPoints, workflowSteps } from '../../src/content/home.ts';
import { approach, collection, perks } from '../../src/content/resources.ts';
import { services } from '../../src/content/services.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { suite } from '../suite.ts';

const test = suite('as delivered: content');
const texts = { aiExamples, earlyAccessPerks, nextSteps, securityChecks, sellingPoints, workflowSteps };
const home = { ...texts, services, testimonials };
const copy = { ...home, approach, collection, perks };
const everything = JSON.stringify(copy);

for (const [name, items, titles] of [
  [
    'the services are the five offerings',
    services,
    [
      'Smart administrative automation',
      'End-to-end process orchestration',
      'Private AI-powered lead management',
      'Custom voice assistants',
      'SMS or email lead-qualification assistants',
    ],
  ],
  ['the workflow has four steps', workflowSteps, ['Discovery', 'Solution Design', 'Confirmation', 'Delivery']],
  [
    'the security checks are four',
    securityChecks,
    [
      'Password Hygiene Check',
      'Email Spoofing Protection Check',
      'Device & Network Exposure Check',
      'Clear Fixes, No Fear',
    ],
  ],
  [
    'the approach has four cards',
    approach,
    ['Local AI Processing', 'Open-Source Foundation', 'Private Server Infrastructure', 'Zero Vendor Dependencies'],
  ],
  [
    'the resource collection has three columns',
    collection,
    ['Implementation Guides', 'Industry-Specific Resources', 'Technical Documentation'],
  ],
] as const) {
  test(name, () => {
    assert.equal(items.map(({ title }) => title), titles);
  });
}

test('each column of the resource collection has five items', () => {
  assert.equal(collection.map(({ items }) => items.length), [5, 5, 5]);
});

test('the offerings name what the specification lists, and each has features', () => {
  assert.equal(services.slice(0, 3).map(({ features }) => features.join(', ')), [
    'Quoting and invoicing, Client follow-up sequences, Calendar management and reminders, Internal notifications',
    'Job lifecycle tracking, Status notifications, Bottleneck detection, Tool integration',
    'Instant CRM entry, Lead qualification and scheduling, Proposal generation, Pipeline tracking',
  ]);
  assert.ok(services.every(({ features, description }) => features.length > 0 && description !== ''));
});

test('the AI drafts for a trade, a clinic and a firm, and leaves something to each', () => {
  assert.equal(aiExamples.map(({ choice }) => choice), ['Electrician', 'Dental clinic', 'Accountant']);
  assert.ok(aiExamples.every(({ message, lines, left }) => message !== '' && lines.length > 2 && left !== ''));
});

test('the six selling points are there', () => {
  const words = ['locally hosted', 'lock-in', 'Hands-on', 'open-source', 'server', 'cybersecurity check'];
  assert.is(sellingPoints.length, words.length);
  for (const word of words) assert.is(sellingPoints.filter(({ title }) => title.includes(word)).length, 1, word);
});

test('discovery is a free workflow review, and the device check alone is on site only', () => {
  assert.match(workflowSteps[0]?.text ?? '', 'A free workflow review');
  assert.equal(securityChecks.map(({ tag }) => tag), [undefined, undefined, 'ON SITE ONLY', undefined]);
  for (const record of ['SPF', 'DKIM', 'DMARC']) assert.match(securityChecks[1]?.text ?? '', record);
});

test('there are three testimonials, and the invented ones are marked as placeholders', () => {
  assert.is(testimonials.length, 3);
  const invented = testimonials.filter(({ name }) => ['Priya Raman', 'Dean Kowalski', 'Helen Abara'].includes(name));
  assert.ok(invented.every(({ placeholder }) => placeholder));
});

test('one testimonial claims a 35 percent increase in employee satisfaction, and nothing else has a figure', () => {
  const claims = testimonials.filter(({ opinion }) => opinion.includes('35 percent increase in employee satisfaction'));
  assert.is(claims.length, 1);
  assert.is(everything.match(/\d+ ?(%|percent)/g)?.length, 1);
});

test('each claim that needs a source is made in a testimonial', () => {
  for (const claim of Object.keys(claimSources)) {
    assert.ok(testimonials.some(({ opinion }) => opinion.includes(claim)), claim);
  }
});

test('each promise that needs a confirmation is made on the pages', () => {
  assert.equal(Object.keys(promises).filter((words) => !everything.includes(words)), []);
});

test('there are five perks, the last one quoted as the specification has it', () => {
  assert.equal(perks, [
    'Priority onboarding',
    'Direct access to the founding team',
    'Zero vendor lock-in',
    'Early adopter pricing',
    'founding member pricing (locked in for life)',
  ]);
});

test('the four perks of early access are listed on the home page too', () => {
  assert.equal(earlyAccessPerks, [
    'Priority onboarding',
    'Early adopter pricing: founding member pricing (locked in for life)',
    'Direct access to the founding team',
    'Zero vendor lock-in',
  ]);
});

test('no price or fee is shown', () => {
  assert.not.match(everything, /\$\s?\d|\bAUD\b|\bper (month|seat|hour)\b/i);
});

test.run();
