/** What people's sources say of a contested claim. */
import type { Settlement } from '../../contract.ts';

export type Verdict = 'held' | 'overturned' | 'open';

/** The side with the most sources holds and the others are overturned; where two lead together it stays open. */
export function verdictOn(side: string, settlements: readonly Pick<Settlement, 'side'>[]): Verdict {
  if (settlements.length === 0) return 'open';
  const bySide = Object.groupBy(settlements, (settlement) => settlement.side);
  const counts = Object.entries(bySide).map(([id, words]) => ({ id, count: words?.length ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [leader, ...others] = counts.filter(({ count }) => count === most);
  if (others.length > 0) return 'open';
  return leader?.id === side ? 'held' : 'overturned';
}
