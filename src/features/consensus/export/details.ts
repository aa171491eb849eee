/** A consensus as the JSON file tells it: by names instead of ids. */
import type { ConsensusClaim, ConsensusData } from '../data.ts';

export interface ClaimDetails {
  words: string;
  /** `3 of 3 engines, 2 families` */
  support: string;
  /** Names of the engines that say so. */
  by: string[];
}

export type ConsensusDetails = ReturnType<typeof detailsOf>;

export function detailsOf({ mode, members, finding, ranking }: ConsensusData) {
  const nameOf = (id: string) => members.find((member) => member.id === id)?.title ?? id;
  const toClaim = ({ words, support, voices }: ConsensusClaim): ClaimDetails => ({
    words,
    support: support.words,
    by: [...new Set(voices.map(({ member }) => nameOf(member)))],
  });
  return {
    mode,
    members: members.map(({ title: name, provider, family, state, note }) => ({
      name,
      provider,
      family,
      state,
      note,
    })),
    summary: finding?.summary ?? null,
    agreed: finding?.agreed.map(toClaim) ?? [],
    /** In like words; nobody has checked that they mean the same. */
    alike:
      finding?.alike?.map(({ voices }) =>
        voices.map(({ member, words }) => ({ by: nameOf(member), words })),
      ) ?? [],
    contested:
      finding?.contested.map(({ difference, assumption, settledBy, sides }) => ({
        difference,
        assumption,
        settledBy,
        /** The best supported first. */
        sides: sides.map(toClaim),
      })) ?? [],
    single: finding?.single.map(toClaim) ?? [],
    vote: finding?.vote?.words ?? null,
    /** Council: the best place first. */
    ranking: ranking?.places.map(({ member, meanPlace }) => ({ name: nameOf(member), meanPlace })) ?? [],
  };
}
