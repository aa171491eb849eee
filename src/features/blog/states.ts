/** `withdrawn`: was out and is no more; its address says so. */
export const postStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

/** Who signs what the house writes. */
export const houseAuthor = 'The Frenly team';
