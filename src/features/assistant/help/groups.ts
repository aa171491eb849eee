/** The groups of help articles, in the order in which they are shown. */
export const helpGroups = [
  'Getting started',
  'Signing in',
  'Account security',
  'Profile and privacy',
  'Settings and your data',
  'Help and contact',
  'For admins',
  'Self-hosting',
] as const;
