/** Who may do what in a thread. Each role may do what those before it may. */
export const threadRoles = ['reader', 'commenter', 'editor', 'owner'] as const;
export type ThreadRole = (typeof threadRoles)[number];

/** What others can be made; a thread is handed over by itself. */
export const givenRoles = ['reader', 'commenter', 'editor'] as const;
export type GivenRole = (typeof givenRoles)[number];

export const isAtLeast = (role: ThreadRole, wanted: ThreadRole) =>
  threadRoles.indexOf(role) >= threadRoles.indexOf(wanted);

export const roleWords: Record<ThreadRole, string> = {
  reader: 'Can read',
  commenter: 'Can write messages',
  editor: 'Can edit',
  owner: 'Owner',
};

/** What one is told of a thread: every message, one’s name alone, or nothing. */
export const followLevels = ['all', 'mentions', 'muted'] as const;
export type FollowLevel = (typeof followLevels)[number];

export const followWords: Record<FollowLevel, string> = {
  all: 'Every message',
  mentions: 'Mentions only',
  muted: 'Muted',
};

/** Whether a question to everyone waits for them: guests do not answer it. */
export const mayAnswer = ({ role, isGuest = false }: { role: ThreadRole; isGuest?: boolean | undefined }) =>
  !isGuest && isAtLeast(role, 'commenter');
