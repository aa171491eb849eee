/** `withdrawn`: was out and is no more; its address says so. */
export const postStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

/** Who signs posts of the product. */
export const teamAuthor = 'The Frenly team';
