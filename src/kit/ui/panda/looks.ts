/** What people may choose of a panda's colours. */
export const leaves = ['bamboo', 'maple', 'ginkgo', 'cherry', 'juniper'] as const;
export type Leaf = (typeof leaves)[number];
export const coats = ['ink', 'chestnut', 'dusk'] as const;
export type Coat = (typeof coats)[number];
/** And of what it wears. */
export const outfits = ['nothing', 'scarf', 'bandana', 'bow', 'bell'] as const;
export type Outfit = (typeof outfits)[number];
