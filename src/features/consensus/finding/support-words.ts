/** How many stand behind something: "2 of 3 sources, 2 families". Never a percentage. */
import type { ConsensusClaim } from '#features/consensus/data.ts';

export const supportWords = ({ engines, families, of }: ConsensusClaim['support']) =>
  `${engines.length} of ${sourcesWords(of)}, ${familiesWords(families.length)}`;

export const sourcesWords = (count: number) => (count === 1 ? '1 source' : `${count} sources`);
export const familiesWords = (count: number) => (count === 1 ? '1 family' : `${count} families`);
