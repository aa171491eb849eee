/** How long a run will still take, by how far it came since it began. What was done before it was taken up says nothing. */

/** Too soon to tell before. */
const leastTime = 3_000;
const leastProgress = 0.02;

export function createTimeLeft(now: () => number = Date.now) {
  let from: { at: number; progress: number } | undefined;
  let last = 0;
  return {
    /** What comes next is from where the clock begins. */
    restart() {
      from = undefined;
    },
    /** When it will be ready, in milliseconds of the clock; null where that cannot be determined. */
    readyAt(progress: number | null): number | null {
      if (progress === null) return null;
      const at = now();
      // Begun anew, or counted differently from now on.
      if (!from || progress < last) from = { at, progress };
      last = progress;
      const [took, came] = [at - from.at, progress - from.progress];
      if (took < leastTime || came < leastProgress) return null;
      return at + (took / came) * (1 - progress);
    },
  };
}

/** An estimate that has passed by so much was wrong. */
const overdue = 10;

/** In place of a moment, since clocks differ. */
export function secondsUntil(moment: Date | number | null): number | null {
  if (moment === null) return null;
  const seconds = Math.round((Number(moment) - Date.now()) / 1000);
  return seconds < -overdue ? null : Math.max(0, seconds);
}
