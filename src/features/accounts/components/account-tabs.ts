/** The three tabs of the sign-in dialog; labels, order and the first one shown are the specification's. */
export const accountTabs = [
  { id: 'sign-in', label: 'Sign In', heading: 'Welcome back' },
  { id: 'create-account', label: 'Create Account', heading: 'Create your account' },
  { id: 'reset-password', label: 'Reset Password', heading: 'Reset your password' },
] as const;

export type AccountTab = (typeof accountTabs)[number]['id'];

export const firstTab: AccountTab = 'create-account';
