/** Leaves a source alone for a while after it failed several times in a row; then one question tries it again. */
const failsInARow = 3;
const firstRest = 30_000;
const longestRest = 10 * 60_000;
/** A source may ask for more, but then it is better tried again. */
const longestPause = 60 * 60_000;

export interface Breaker {
  /** False while it rests, and while another question tries it after a rest. */
  mayAsk(): boolean;
  /** Whoever asked must say how it went. */
  went(well: boolean, options?: { pause?: number | undefined }): void;
  /** Someone gave up before an answer could come: nothing is known. */
  gaveUp(): void;
}

export function createBreaker(now: () => number): Breaker {
  let fails = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    mayAsk() {
      if (now() < restsUntil || isTrying) return false;
      isTrying = fails >= failsInARow;
      return true;
    },
    went(well, { pause } = {}) {
      isTrying = false;
      fails = well ? 0 : fails + 1;
      if (pause !== undefined) restsUntil = now() + Math.min(pause, longestPause);
      else if (fails >= failsInARow)
        restsUntil = now() + Math.min(firstRest * 2 ** (fails - failsInARow), longestRest);
    },
    gaveUp() {
      isTrying = false;
    },
  };
}
