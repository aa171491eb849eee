/** The words and times that the specification gives for signing in, up and out. */

export const messages = {
  loginSucceeded: 'Login successful! Redirecting...',
  loginUnanswered: 'Login failed. Please try again.',
  registerUnanswered: 'Registration failed. Please try again.',
  resetSent: 'Password reset instructions sent to your email.',
  resetFailed: 'Password reset failed',
  resetUnanswered: 'Password reset failed. Please try again.',
  passwordsDiffer: 'Passwords do not match',
} as const;

/** Milliseconds from a successful sign-in to the new page. */
export const loginReloadDelay = 1000;
