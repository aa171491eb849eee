import { expect, test } from 'vitest';
import { byForm } from './by-form.ts';

const brief = {
  occasion: '',
  fields: {},
  points: '',
  mail: '',
  to: [],
  subject: '',
  from: 'Sam',
  tone: 'neutral' as const,
  length: 'usual' as const,
};
const wish = 'write me a short note to my landlord that the boiler has been cold since monday';

test('a request alone is never printed as the e-mail', () => {
  expect(() => byForm(brief, wish)).toThrow(/needs a language model.*fill in its form/);
});

test('with a form or own words the request stands nowhere in the e-mail', () => {
  const repair = byForm({ ...brief, occasion: 'repair', fields: { thing: 'the boiler' } }, wish);
  expect(repair.body).toContain('There is a problem with the boiler.');
  expect(`${repair.subject}${repair.body}`).not.toMatch(/write me|short note/i);
  expect(byForm({ ...brief, points: 'the boiler is cold' }, wish).body).toBe(
    'Hello,\n\nThe boiler is cold.\n\nKind regards,\nSam',
  );
});
