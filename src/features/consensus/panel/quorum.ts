/** With how many answers the consensus begins, now that some may have failed. */
import type { ConsensusData } from '#features/consensus/data.ts';

/** Fewer cannot agree. */
const fewest = 2;

/** Whoever has nothing to say holds up nobody: of the others, all but one are enough, as at the start. */
export function quorumNow({ members, quorum }: Pick<ConsensusData, 'members' | 'quorum'>): number {
  const able = members.filter(({ state }) => state !== 'failed' && state !== 'abstained').length;
  return able === members.length ? quorum : Math.min(quorum, Math.max(able - 1, fewest));
}
