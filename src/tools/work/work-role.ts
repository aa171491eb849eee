/** Who may do what with a work. Each role may do what those before it may. */
export const workRoles = ['reader', 'commenter', 'editor', 'owner'] as const;
export type WorkRole = (typeof workRoles)[number];

/** What others can be made; the owner is whoever made it. */
export const givenRoles = ['reader', 'commenter', 'editor'] as const;
export type GivenRole = (typeof givenRoles)[number];

export const isAtLeast = (role: WorkRole, wanted: WorkRole) =>
  workRoles.indexOf(role) >= workRoles.indexOf(wanted);

export const mayEditWork = ({ role, readOnly }: { role: WorkRole; readOnly: string | null }) =>
  readOnly === null && isAtLeast(role, 'editor');

export const roleWords: Record<WorkRole, string> = {
  reader: 'Can read',
  commenter: 'Can suggest',
  editor: 'Can edit',
  owner: 'Owner',
};
