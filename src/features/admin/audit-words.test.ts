import { expect, test } from 'vitest';
import { auditDetails, auditVerb } from './audit-words.ts';

test('what was done for a business is said in words, once', () => {
  const bought = { action: 'business.billing', details: { what: 'bought credits' } };
  expect(auditVerb(bought)).toBe('bought credits for a business');
  expect(auditDetails(bought)).toBe('');
  const invited = { action: 'business.invite', details: { email: 'a@example.org', role: 'member' } };
  expect(auditVerb(invited)).toBe('invited someone to a business');
  expect(auditDetails(invited)).toBe('email: a@example.org · role: member');
  expect(auditVerb({ action: 'no.such', details: { what: 'x' } })).toBe('no.such');
});
