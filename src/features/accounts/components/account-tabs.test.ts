import { expect, test } from 'vitest';
import { accountTabs, firstTab } from './account-tabs.ts';

test('the dialog has the three tabs of the specification and begins with a new account', () => {
  expect(accountTabs.map(({ label }) => label)).toEqual(['Sign In', 'Create Account', 'Reset Password']);
  expect(accountTabs.find(({ id }) => id === firstTab)?.label).toBe('Create Account');
});
