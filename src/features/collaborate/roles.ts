/** What an engine does with the document in one step. */
export const draftRoles = ['draft', 'critique', 'check', 'revise'] as const;
export type DraftRole = (typeof draftRoles)[number];
