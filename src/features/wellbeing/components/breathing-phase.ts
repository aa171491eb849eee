export interface Pace {
  inSeconds: number;
  holdSeconds: number;
  outSeconds: number;
  rounds: number;
}

export interface Phase {
  is: 'in' | 'hold' | 'out' | 'over';
  /** From 1. */
  round: number;
}

/** What to do so many seconds after the start. */
export function phaseAt({ inSeconds, holdSeconds, outSeconds, rounds }: Pace, seconds: number): Phase {
  const length = inSeconds + holdSeconds + outSeconds;
  const round = Math.floor(seconds / length) + 1;
  if (round > rounds) return { is: 'over', round: rounds };
  const within = seconds % length;
  if (within < inSeconds) return { is: 'in', round };
  return { is: within < inSeconds + holdSeconds ? 'hold' : 'out', round };
}
