/** The shelves that help articles stand on, in the order in which they are shown. */
export const helpGroups = [
  'First steps',
  'Signing in',
  'Keeping your account safe',
  'You, as others see you',
  'Settings and your data',
  'Help and contact',
  'For admins',
  'Running Frenly yourself',
] as const;
