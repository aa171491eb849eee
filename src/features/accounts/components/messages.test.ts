/** The specification's own words and times: whoever changes one changes the product, and hears of it here. */
import { expect, test } from 'vitest';
import { loginReloadDelay, messages } from './messages.ts';
import { blockedPopupDelay, popupDelay } from './sign-out.ts';

test('the words', () => {
  expect(messages).toEqual({
    loginSucceeded: 'Login successful! Redirecting...',
    loginUnanswered: 'Login failed. Please try again.',
    registerUnanswered: 'Registration failed. Please try again.',
    resetSent: 'Password reset instructions sent to your email.',
    resetFailed: 'Password reset failed',
    resetUnanswered: 'Password reset failed. Please try again.',
    passwordsDiffer: 'Passwords do not match',
  });
});

test('the times', () => {
  expect({ loginReloadDelay, popupDelay, blockedPopupDelay }).toEqual({
    loginReloadDelay: 1000,
    popupDelay: 2000,
    blockedPopupDelay: 500,
  });
});
