/** How a part stands: to its brief, its voice and its place. */
import { isSame } from '#tools/work/propose/json-parts.ts';
import { addedIn, type Added } from './facts/added.ts';
import { putRight, staleIn, type Stale } from './facts/stale.ts';
import { networks } from './networks.ts';
import { isNetwork, knownOf, type Part, type StudioSet } from './set.ts';
import { checkVoice, type Finding } from './voice/check.ts';

export interface PartState {
  stale: Stale[];
  added: Added[];
  voice: Finding[];
  /** Characters beyond what its place takes. */
  over: number;
  /** The brief says something else than when it was made, though no fact in it is wrong. */
  isBehind: boolean;
}

export type States = ReadonlyMap<string, PartState>;

/** Of a part that was only just added. */
const fine: PartState = { stale: [], added: [], voice: [], over: 0, isBehind: false };

export const stateIn = (states: States, { id }: Pick<Part, 'id'>): PartState => states.get(id) ?? fine;

type Against = Pick<StudioSet, 'brief' | 'voice'>;
const known = new WeakMap<Part, Against & { state: PartState }>();

/** Parts that nobody touched are not read again. */
export function stateOf(part: Part, { brief, voice }: Against): PartState {
  const before = known.get(part);
  if (before?.brief === brief && before.voice === voice) return before.state;
  const state = read(part, { brief, voice });
  known.set(part, { brief, voice, state });
  return state;
}

function read(part: Part, { brief, voice }: Against): PartState {
  const stale = staleIn(part, brief);
  return {
    stale,
    added: addedIn(part, brief, stale),
    voice: checkVoice(part, part.kind, voice),
    over: isNetwork(part.kind)
      ? Math.max(0, networks[part.kind].count(part.text) - networks[part.kind].most)
      : 0,
    isBehind: stale.length === 0 && !isSame(part.knew, knownOf(brief)),
  };
}

export const needsWork = ({ stale, added, over }: PartState) => stale.length + added.length + over > 0;

/** All that is known to be right now, in one part. */
export function withAllRight(part: Part, { brief }: Pick<StudioSet, 'brief'>): Part {
  let so = part;
  for (const stale of staleIn(part, brief)) if (stale.now !== null) so = putRight(so, stale, brief);
  return so;
}
