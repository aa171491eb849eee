/** The words of the product beside those that people stumbled over. */
interface WordPair {
  where: string;
  say: string;
  not: string;
}

export const wordPairs: readonly WordPair[] = [
  { where: 'Showing it to everyone', say: 'Publish', not: 'Hang it up' },
  { where: 'A link that should stop working', say: 'Revoke', not: 'Take back' },
  { where: 'How long a link works', say: 'Expires', not: 'The link runs out' },
  { where: 'A fresh conversation', say: 'New chat', not: 'New talk' },
  { where: 'The next step of several', say: 'Continue', not: 'Go on' },
  { where: 'Right after deleting', say: 'Undo', not: 'Bring it back' },
  { where: 'Out of the trash', say: 'Delete permanently', not: 'Delete for good' },
  { where: 'Something that should not be here', say: 'Report', not: 'Tell someone' },
  { where: 'All your data as a file', say: 'Export my data', not: 'Pack my data' },
  { where: 'What happened last', say: 'Recent activity', not: 'Lately' },
  { where: 'What was sent to you', say: 'E-mail', not: 'Letter' },
  { where: 'Passkeys and two-factor', say: 'Secure your account', not: 'Guard your account better' },
];
