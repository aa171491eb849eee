/** Handles that a reader would take for one another: `l`, `1` and a capital `I`, `0` and `o`, `rn` and `m`, `vv` and `w`, `_` and `-`. */
import { sql, type SQLWrapper } from 'drizzle-orm';

export const skeletonOf = (handle: string) =>
  handle
    .replaceAll('I', 'l')
    .toLowerCase()
    .replaceAll('1', 'l')
    .replaceAll('0', 'o')
    .replaceAll('_', '-')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** The same in SQL; there is an index of it, and a test holds the two together. */
export const skeletonIn = (handle: SQLWrapper) =>
  sql`replace(replace(translate(lower(translate(${handle}, 'I', 'l')), '10_', 'lo-'), 'rn', 'm'), 'vv', 'w')`;
