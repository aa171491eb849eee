/**
 * Who speaks when, as a suggestion: what is said is grouped by how the voices sound. The two groups that are nearest are joined again
 * and again; how many people there are is the number at which the groups are most unlike each other. Nobody is recognised by it.
 */
import type { HeardCue } from '#tools/hear/hear-minute.server.ts';

const mostSpeakers = 6;
/** Seconds below which a voice says too little to be grouped by; it goes with its neighbours. */
const shortest = 1;
/** How much nearer to its own group than to the next something must be on average, for there to be groups at all. */
const leastApart = 0.22;
/** Of comparisons, which grow with the square: longer recordings are grouped by every so many. */
const mostCompared = 240;
/** Pitch tells most. */
const pitchWeight = 3;

/** The place of the speaker of each cue, from 0; all null where there seems to be one alone. */
export function suggestSpeakers(
  cues: readonly Pick<HeardCue, 'start' | 'end' | 'voice'>[],
): (number | null)[] {
  const known = cues.flatMap((cue, at) =>
    cue.voice.length > 0 && cue.end - cue.start >= shortest ? at : [],
  );
  const nobody = cues.map(() => null);
  if (known.length < 4) return nobody;
  const scaled = scale(known.map((at) => cues[at]!.voice));
  const every = Math.ceil(scaled.length / mostCompared);
  const sampled = scaled.filter((_, at) => at % every === 0);
  const groups = bestGroups(sampled);
  if (!groups) return nobody;
  const centres = groups.map((group) => centreOf(group.map((at) => sampled[at]!)));
  const placed = new Map(known.map((at, index) => [at, nearest(scaled[index]!, centres)]));
  return inOrder(withNeighbours(cues.map((_, at) => placed.get(at))));
}

/** Each number by how much it differs here, so that none counts for more than others by its unit alone. */
function scale(voices: readonly number[][]): number[][] {
  const width = voices[0]!.length;
  const means = Array.from(
    { length: width },
    (_, of) => voices.reduce((sum, voice) => sum + voice[of]!, 0) / voices.length,
  );
  const spreads = means.map(
    (mean, of) =>
      Math.sqrt(voices.reduce((sum, voice) => sum + (voice[of]! - mean) ** 2, 0) / voices.length) || 1,
  );
  return voices.map((voice) =>
    voice.map((value, of) => ((value - means[of]!) / spreads[of]!) * (of === width - 1 ? pitchWeight : 1)),
  );
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(a.reduce((sum, value, at) => sum + (value - b[at]!) ** 2, 0));

function bestGroups(voices: readonly number[][]): number[][] | undefined {
  const between = voices.map((a) => voices.map((b) => distance(a, b)));
  let groups = voices.map((_, at) => [at]);
  let best: { score: number; groups: number[][] } | undefined;
  while (groups.length > 1) {
    if (groups.length <= mostSpeakers) {
      const score = apartness(groups, between);
      if (!best || score > best.score) best = { score, groups };
    }
    groups = joinedNearest(groups, between);
  }
  // A group of one is a cough, not a person.
  const isSound = best && best.score >= leastApart && best.groups.every((group) => group.length > 1);
  return isSound ? best!.groups : undefined;
}

function joinedNearest(groups: number[][], between: readonly number[][]): number[][] {
  let nearestPair = { far: Infinity, a: 0, b: 1 };
  for (let a = 0; a < groups.length; a++)
    for (let b = a + 1; b < groups.length; b++) {
      const far = linkage(groups[a]!, groups[b]!, between);
      if (far < nearestPair.far) nearestPair = { far, a, b };
    }
  const { a, b } = nearestPair;
  return [...groups.filter((_, at) => at !== a && at !== b), [...groups[a]!, ...groups[b]!]];
}

function linkage(a: readonly number[], b: readonly number[], between: readonly number[][]): number {
  let sum = 0;
  for (const one of a) for (const other of b) sum += between[one]![other]!;
  return sum / (a.length * b.length);
}

/** The mean silhouette: 1 where groups are far apart, 0 where they are not. */
function apartness(groups: readonly number[][], between: readonly number[][]): number {
  const scores = groups.flatMap((group) =>
    group.map((at) => {
      if (group.length === 1) return 0;
      const own = linkage([at], group, between) * (group.length / (group.length - 1));
      const next = Math.min(
        ...groups.filter((other) => other !== group).map((other) => linkage([at], other, between)),
      );
      return (next - own) / Math.max(own, next);
    }),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const centreOf = (voices: readonly number[][]) =>
  voices[0]!.map((_, of) => voices.reduce((sum, voice) => sum + voice[of]!, 0) / voices.length);

function nearest(voice: readonly number[], centres: readonly number[][]): number {
  const far = centres.map((centre) => distance(voice, centre));
  return far.indexOf(Math.min(...far));
}

/** What is too short to tell is said by whoever spoke before, or speaks next. */
function withNeighbours(places: readonly (number | undefined)[]): number[] {
  const filled: number[] = [];
  for (const [at, place] of places.entries())
    filled.push(place ?? filled[at - 1] ?? places.find((one) => one !== undefined) ?? 0);
  return filled;
}

/** Whoever speaks first is the first. */
function inOrder(places: readonly number[]): number[] {
  const order = [...new Set(places)];
  return places.map((place) => order.indexOf(place));
}
