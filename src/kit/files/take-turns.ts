/**
 * Lets a few run at a time and the rest wait in line; when the line is too long, says so. Where it is known for whom, whoever waited
 * longest since their last turn is next, and nobody fills the line alone: many calls of one person do not stop the others. Where it
 * is known what takes long, some places can be kept free of it: what is short does not wait until something long has ended.
 */
import { AppError } from '#kit/errors.ts';
import { lineOf } from './count-as-one.ts';

interface Waiting {
  who: string | undefined;
  isLong: boolean;
  begin: () => void;
}

/** The part of the line that one person may fill, where nothing else is said. */
const shareOfOne = 0.4;

interface Options {
  atOnce: number;
  maxWaiting: number;
  /** As many of one person wait at the most. */
  maxOfOne?: number;
  /** Of those at once. */
  mostLong?: number;
  mostShort?: number;
}

export function takeTurns({
  atOnce,
  maxWaiting,
  maxOfOne = Math.max(1, Math.floor(maxWaiting * shareOfOne)),
  mostLong = atOnce,
  mostShort = atOnce,
}: Options) {
  const line: Waiting[] = [];
  const lastTurn = new Map<string | undefined, number>();
  let turns = 0;
  const running = { long: 0, short: 0 };

  const mayBegin = (isLong: boolean) =>
    running.long + running.short < atOnce && (isLong ? running.long < mostLong : running.short < mostShort);

  function mustHavePlace(who: string | undefined, isLong: boolean) {
    const alike = line.filter((one) => one.isLong === isLong);
    const own = who === undefined ? 0 : alike.filter((one) => one.who === who).length;
    if (alike.length >= maxWaiting || own >= maxOfOne)
      throw new AppError('unavailable:busy', { retryAfterSeconds: 5 });
  }

  function next(): Waiting | undefined {
    if (line.length === 0) {
      lastTurn.clear();
      return undefined;
    }
    const ready = line.filter(({ isLong }) => mayBegin(isLong));
    if (ready.length === 0) return undefined;
    const since = ({ who }: Waiting) => lastTurn.get(who) ?? 0;
    const first = ready.reduce((best, one) => (since(one) < since(best) ? one : best));
    line.splice(line.indexOf(first), 1);
    return first;
  }

  async function inTurn<T>(work: () => Promise<T>, asking?: string, isLong = false): Promise<T> {
    const who = lineOf(asking);
    const kind = isLong ? 'long' : 'short';
    if (mayBegin(isLong)) running[kind] += 1;
    else {
      mustHavePlace(who, isLong);
      await new Promise<void>((begin) => line.push({ who, isLong, begin }));
    }
    lastTurn.set(who, (turns += 1));
    try {
      return await work();
    } finally {
      running[kind] -= 1;
      // The place passes to the next in line without becoming free in between.
      for (let one = next(); one; one = next()) {
        running[one.isLong ? 'long' : 'short'] += 1;
        one.begin();
      }
    }
  }
  /** How many wait: whoever has worked for a while lets them go first. */
  return Object.assign(inTurn, { waiting: () => line.length });
}
