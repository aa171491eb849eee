import { expect, test } from 'vitest';
import { addressOf, writeEmail } from './bring-answer.server.ts';
import type { FeedbackWithSender } from './queries.server.ts';

const site = { product: { name: 'Frenly' }, publicUrl: 'https://frenly.example' } as Parameters<
  typeof writeEmail
>[0];

test('the email quotes what the person wrote, before the answer', () => {
  const { subject, text, html } = writeEmail(site, 'Where is <b>it</b>?', 'Here.\n\nAnd there.');
  expect(subject).toBe('We answered your feedback · Frenly');
  expect(text).toMatch(/You wrote to us:\n\n“Where is <b>it<\/b>\?”\n\nOur answer:\n\nHere\.\n\nAnd there\./);
  expect(text).toContain('https://frenly.example/feedback');
  expect(html).not.toContain('<b>it</b>');
});

test('a long text is quoted by its beginning', () => {
  const { text } = writeEmail(site, 'word '.repeat(1000), 'Yes.');
  expect(text).toMatch(/word…”/);
  expect(text.length).toBeLessThan(900);
});

test.for<[string, string | null, { email: string; emailVerified: boolean } | null, string | null]>([
  [
    'the address that was left',
    'left@example.org',
    { email: 'own@example.org', emailVerified: true },
    'left@example.org',
  ],
  ['else the account\u2019s', null, { email: 'own@example.org', emailVerified: true }, 'own@example.org'],
  ['not one that nobody confirmed', null, { email: 'own@example.org', emailVerified: false }, null],
  ['nobody, for a guest who left none', null, null, null],
])('an answer goes to %s', ([, email, sender, to]) => {
  expect(addressOf({ feedback: { email }, sender } as FeedbackWithSender)).toBe(to);
});
