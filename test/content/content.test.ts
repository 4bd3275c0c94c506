import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { claimSources } from '../../src/content/claims.ts';
import { securityChecks, sellingPoints, workflowSteps } from '../../src/content/home.ts';
import { footerServices } from '../../src/content/navigation.ts';
import { approach, collection, perks } from '../../src/content/resources.ts';
import { services } from '../../src/content/services.ts';
import { testimonials } from '../../src/content/testimonials.ts';

const test = suite('content');
const everything = JSON.stringify({
  securityChecks,
  sellingPoints,
  workflowSteps,
  footerServices,
  approach,
  collection,
  perks,
  services,
  testimonials,
});

function titles(items: readonly { title: string }[]): string[] {
  return items.map(({ title }) => title);
}

test('the services are the five offerings, and each has features', () => {
  assert.equal(titles(services), [
    'Smart administrative automation',
    'End-to-end process orchestration',
    'Private AI-powered lead management',
    'Custom voice assistants',
    'SMS or email lead-qualification assistants',
  ]);
  assert.ok(services.every(({ features, description }) => features.length > 0 && description !== ''));
});

test('the offerings name what the specification lists', () => {
  assert.equal(services[0]?.features, [
    'Quoting and invoicing',
    'Client follow-up sequences',
    'Calendar management and reminders',
    'Internal notifications',
  ]);
  assert.equal(services[1]?.features, [
    'Job lifecycle tracking',
    'Status notifications',
    'Bottleneck detection',
    'Tool integration',
  ]);
  assert.equal(services[2]?.features, [
    'Instant CRM entry',
    'Lead qualification and scheduling',
    'Proposal generation',
    'Pipeline tracking',
  ]);
});

test('the six selling points are there', () => {
  assert.is(sellingPoints.length, 6);
  const words = ['locally hosted', 'lock-in', 'Hands-on', 'open-source', 'server', 'cybersecurity check'];
  for (const word of words) {
    assert.is(titles(sellingPoints).filter((title) => title.includes(word)).length, 1, word);
  }
});

test('the workflow has four steps', () => {
  assert.equal(titles(workflowSteps), ['Discovery', 'Solution Design', 'Confirmation', 'Delivery']);
  assert.match(workflowSteps[0]?.text ?? '', 'A free workflow review');
});

test('the security checks are four, one of them on site only', () => {
  assert.equal(
    securityChecks.map(({ title, tag }) => [title, tag]),
    [
      ['Password Hygiene Check', undefined],
      ['Email Spoofing Protection Check', undefined],
      ['Device & Network Exposure Check', 'ON SITE ONLY'],
      ['Clear Fixes, No Fear', undefined],
    ],
  );
  for (const record of ['SPF', 'DKIM', 'DMARC']) assert.match(securityChecks[1]?.text ?? '', record);
});

test('there are three testimonials, and the invented ones are marked as placeholders', () => {
  assert.is(testimonials.length, 3);
  const invented = testimonials.filter(({ name }) => ['Priya Raman', 'Dean Kowalski', 'Helen Abara'].includes(name));
  assert.ok(invented.every(({ placeholder }) => placeholder));
});

test('each claim that needs a source is made in a testimonial', () => {
  for (const claim of Object.keys(claimSources)) {
    assert.ok(testimonials.some(({ opinion }) => opinion.includes(claim)), claim);
  }
});

test('exactly one testimonial claims a 35 percent increase in employee satisfaction', () => {
  const claim = '35 percent increase in employee satisfaction';
  const claims = testimonials.filter(({ opinion }) => opinion.includes(claim));
  assert.is(claims.length, 1);
  assert.is(everything.match(/\d+ ?(%|percent)/g)?.length, 1);
});

test('the approach has four cards', () => {
  assert.equal(titles(approach), [
    'Local AI Processing',
    'Open-Source Foundation',
    'Private Server Infrastructure',
    'Zero Vendor Dependencies',
  ]);
});

test('the resource collection has three columns of five', () => {
  assert.equal(titles(collection), [
    'Implementation Guides',
    'Industry-Specific Resources',
    'Technical Documentation',
  ]);
  assert.equal(
    collection.map(({ items }) => items.length),
    [5, 5, 5],
  );
});

test('there are five perks, the last one quoted as the specification has it', () => {
  assert.equal(perks, [
    'Priority onboarding',
    'Early adopter pricing',
    'Direct access to the founding team',
    'Zero vendor lock-in',
    'founding member pricing (locked in for life)',
  ]);
});

test('no price or fee is shown', () => {
  assert.not.match(everything, /\$\s?\d|\bAUD\b|\bper (month|seat|hour)\b/i);
});

test.run();
