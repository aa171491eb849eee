/** The order of a set: neighbours in key, and energy that goes where it should. */

export interface SetTrack {
  id: string;
  tempo: number;
  tonic: number;
  mode: 'major' | 'minor';
  /** From 0 to 1. */
  energy: number;
}

export const curves = ['rise', 'arc', 'steady'] as const;
export type Curve = (typeof curves)[number];

/** The place on the circle of fifths that DJs count by: 8B is C major, 8A its relative A minor. */
export function wheelOf({ tonic, mode }: Pick<SetTrack, 'tonic' | 'mode'>) {
  const major = mode === 'major' ? tonic : (tonic + 3) % 12;
  return { hour: ((((major * 7) % 12) + 7) % 12) + 1, letter: mode === 'major' ? 'B' : 'A' } as const;
}

export const wheelName = (track: Pick<SetTrack, 'tonic' | 'mode'>) =>
  `${wheelOf(track).hour}${wheelOf(track).letter}`;

/** 0 for the same key, 1 for its neighbours on the wheel and its relative; the rest clash more and more. */
export function keyDistance(
  one: Pick<SetTrack, 'tonic' | 'mode'>,
  other: Pick<SetTrack, 'tonic' | 'mode'>,
): number {
  const a = wheelOf(one);
  const b = wheelOf(other);
  const apart = Math.abs(a.hour - b.hour);
  return Math.min(apart, 12 - apart) + (a.letter === b.letter ? 0 : 1);
}

const wanted: Record<Curve, (share: number) => number> = {
  rise: (share) => share,
  arc: (share) => Math.sin(share * Math.PI),
  steady: () => 0.5,
};

/** Greedy from each possible first, and the cheapest of these: sets are short. */
export function planSet<Track extends SetTrack>(tracks: readonly Track[], curve: Curve): Track[] {
  let best: Track[] = [...tracks];
  let least = Infinity;
  const ranked = tracks.toSorted((one, other) => one.energy - other.energy);
  const rank = new Map(ranked.map(({ id }, at) => [id, tracks.length < 2 ? 0.5 : at / (tracks.length - 1)]));
  const costAt = (track: Track, at: number, before: Track | undefined) => {
    const aim = wanted[curve](tracks.length < 2 ? 0 : at / (tracks.length - 1));
    const jump = before
      ? keyDistance(before, track) + Math.abs(Math.log2(track.tempo / before.tempo)) * 6
      : 0;
    return jump + Math.abs(rank.get(track.id)! - aim) * 5;
  };
  for (const first of tracks) {
    const order = [first];
    const left = tracks.filter(({ id }) => id !== first.id);
    let cost = costAt(first, 0, undefined);
    while (left.length > 0) {
      const before = order.at(-1)!;
      left.sort((one, other) => costAt(one, order.length, before) - costAt(other, order.length, before));
      const next = left.shift()!;
      cost += costAt(next, order.length, before);
      order.push(next);
    }
    if (cost < least) {
      least = cost;
      best = order;
    }
  }
  return best;
}

export interface Timed {
  /** Of the sound, in seconds at the tempo of the set. */
  seconds: number;
  firstBeat: number;
}

/** When each track begins, so that the bars of two fall together: the first beat of the next is on a bar of the one before. */
export function startsOf(tracks: readonly Timed[], tempo: number, overlapBars: number): number[] {
  const bar = (60 / tempo) * 4;
  const starts: number[] = [];
  for (const [at, track] of tracks.entries()) {
    const before = tracks[at - 1];
    if (!before) {
      starts.push(0);
      continue;
    }
    const bars = Math.floor((before.seconds - before.firstBeat) / bar);
    const overlap = Math.min(overlapBars, Math.max(1, Math.floor(bars / 2)));
    starts.push(starts[at - 1]! + before.firstBeat + (bars - overlap) * bar - track.firstBeat);
  }
  return starts;
}
