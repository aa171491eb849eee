/** How many stand behind something: "3 of 3 sources, 2 independent". Never a percentage. */
import type { ConsensusClaim } from '#features/consensus/data.ts';

export const supportWords = ({ engines, families, of }: ConsensusClaim['support']) =>
  `${engines.length} of ${sourcesWords(of)}${independenceWords(engines.length, families.length)}`;

export const sourcesWords = (count: number) => (count === 1 ? '1 source' : `${count} sources`);

/** Whether they know it from different places: sources of one family hardly confirm each other. */
export function independenceWords(sources: number, families: number): string {
  if (sources < 2) return '';
  if (families === 1) return ', not independent';
  return families === sources ? ', independent of each other' : `, ${families} independent`;
}
