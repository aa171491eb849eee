/** How exactly someone says where they are, the coarsest first. */
export const precisions = ['country', 'region', 'city'] as const;
export type Precision = (typeof precisions)[number];

/** A country (`fr`), a square of it (`fr-270x366`) or a town (`fr-11-75-paris`). */
export const placeIdShape = /^[a-z]{2}(?:-\d{1,3}x\d{1,3}|-[a-z\d]+-[a-z\d]+-[\p{L}\p{N}-]+)?$/u;
export const longestPlaceId = 120;
export const longestPlaceSearch = 100;
