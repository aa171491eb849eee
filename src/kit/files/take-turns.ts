/**
 * Lets a few run at a time and the rest wait in line; when the line is too long, says so. Where it is known for whom, whoever waited
 * longest since their last turn is next, and nobody fills the line alone: many calls of one person do not stop the others.
 */
import { AppError } from '#kit/errors.ts';

interface Waiting {
  who: string | undefined;
  begin: () => void;
}

/** The part of the line that one person may fill, where nothing else is said. */
const shareOfOne = 0.4;

interface Options {
  atOnce: number;
  maxWaiting: number;
  /** As many of one person wait at the most. */
  maxOfOne?: number;
}

export function takeTurns({
  atOnce,
  maxWaiting,
  maxOfOne = Math.max(1, Math.floor(maxWaiting * shareOfOne)),
}: Options) {
  const line: Waiting[] = [];
  const lastTurn = new Map<string | undefined, number>();
  let turns = 0;
  let running = 0;

  function mustHavePlace(who: string | undefined) {
    const own = who === undefined ? 0 : line.filter((one) => one.who === who).length;
    if (line.length >= maxWaiting || own >= maxOfOne)
      throw new AppError('unavailable:busy', { retryAfterSeconds: 5 });
  }

  function next(): Waiting | undefined {
    if (line.length === 0) {
      lastTurn.clear();
      return undefined;
    }
    const since = ({ who }: Waiting) => lastTurn.get(who) ?? 0;
    const first = line.reduce((best, one) => (since(one) < since(best) ? one : best));
    line.splice(line.indexOf(first), 1);
    return first;
  }

  return async function inTurn<T>(work: () => Promise<T>, who?: string): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      mustHavePlace(who);
      await new Promise<void>((begin) => line.push({ who, begin }));
    }
    lastTurn.set(who, (turns += 1));
    try {
      return await work();
    } finally {
      // The place passes to the next in line without becoming free in between.
      const waiting = next();
      if (waiting) waiting.begin();
      else running -= 1;
    }
  };
}
