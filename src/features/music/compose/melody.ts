/**
 * Melody from a motif: a rhythm and a contour that return, fitted to each chord. Strong beats have chord tones, others notes of the
 * scale; a leap is followed by a step back; the phrase ends on a tone of its last chord.
 */
import { barTicks, step, ticksPerBeat, type Chord, type Note } from '../piece.ts';
import type { Random } from './random.ts';
import { wrap } from './scale.ts';

interface Motif {
  /** In ticks of the bar. */
  rhythm: readonly { start: number; length: number }[];
  /** Steps of the scale from note to note. */
  contour: readonly number[];
}

export interface MelodyPlan {
  chords: readonly Chord[];
  scale: readonly number[];
  tonic: number;
  beats: number;
  density: readonly [number, number];
  centre: number;
  /** The last bar ends on the tonic. */
  isClosed: boolean;
  random: Random;
}

const contours = [
  [1, 1, -2, 1, 1, -1, 1],
  [2, -1, -1, 2, -1, -1, 1],
  [-1, -1, 2, 1, -1, -1, -1],
  [0, 1, 1, -1, -1, 1, -2],
  [3, -1, -1, -1, 1, 1, -1],
  [1, -1, 2, -1, 1, -2, 1],
];

export function melodyFor(plan: MelodyPlan, motifs = makeMotifs(plan)) {
  const bar = barTicks(plan);
  const notes: Note[] = [];
  const reasons: string[] = [];
  let last = plan.centre;
  for (const [at, chord] of plan.chords.entries()) {
    const isEnd = at % 4 === 3;
    const isAnswer = at % 4 === 2;
    const motif = isAnswer ? motifs[1]! : motifs[0]!;
    const isLast = at === plan.chords.length - 1;
    if (isEnd) {
      const pitch = nearest(isLast && plan.isClosed ? [plan.tonic] : chord.tones, last, plan.centre);
      notes.push([chord.start, Math.min(bar, 2 * ticksPerBeat), pitch, 88]);
      last = pitch;
      reasons.push(
        isLast && plan.isClosed ? 'Melody: comes home to the tonic' : 'Melody: rests on a tone of the chord',
      );
      continue;
    }
    const written = fit(motif, chord, last, plan);
    notes.push(...written);
    last = written.at(-1)?.[2] ?? last;
    const name = isAnswer ? 'its answer' : at === 0 ? 'the motif' : 'the motif again, moved to this chord';
    reasons.push(`Melody: ${name}; chord tones on strong beats`);
  }
  return { notes, reasons, motifs };
}

function makeMotifs({ beats, density, random }: MelodyPlan): Motif[] {
  return [0, 1].map(() => {
    const count = random.between(density[0], density[1]);
    const slots = Array.from({ length: beats * 2 }, (_, at) => at * 2 * step);
    const chosen = new Set<number>([random.chance(0.75) ? 0 : 2 * step]);
    while (chosen.size < Math.min(count, slots.length)) chosen.add(random.pick(slots));
    const starts = [...chosen].toSorted((one, other) => one - other);
    const bar = beats * ticksPerBeat;
    const rhythm = starts.map((start, at) => ({
      start,
      length: Math.min((starts[at + 1] ?? bar) - start, 2 * ticksPerBeat),
    }));
    return { rhythm, contour: random.pick(contours) };
  });
}

function fit({ rhythm, contour }: Motif, chord: Chord, before: number, plan: MelodyPlan): Note[] {
  let pitch = nearest(chord.tones, before, plan.centre);
  // The raised seventh of a dominant, and other tones outside the scale, take the place of their neighbours.
  const scale = plan.scale.map((tone) => (chord.tones.includes(tone) ? tone : replaced(tone, chord)));
  return rhythm.map(({ start, length }, at): Note => {
    if (at > 0) {
      pitch = stepped(pitch, contour[(at - 1) % contour.length]!, scale);
      if (pitch > plan.centre + 9) pitch = stepped(pitch, -4, scale);
      if (pitch < plan.centre - 9) pitch = stepped(pitch, 4, scale);
    }
    const isStrong = start % (2 * ticksPerBeat) === 0 || length >= ticksPerBeat;
    if (isStrong) pitch = nearest(chord.tones, pitch, plan.centre);
    return [chord.start + start, length - 2, pitch, isStrong ? 94 : 80];
  });
}

function replaced(tone: number, { tones }: Chord) {
  return tones.find((one) => wrap(one - tone) === 1) ?? tones.find((one) => wrap(tone - one) === 1) ?? tone;
}

function stepped(pitch: number, by: number, scale: readonly number[]): number {
  let now = pitch;
  for (let left = Math.abs(by); left > 0;) {
    now += Math.sign(by);
    if (scale.includes(wrap(now))) left -= 1;
  }
  return now;
}

/** Of these tones, the pitch nearest to the last one, and not far from the middle. */
export function nearest(tones: readonly number[], to: number, centre: number): number {
  let best = centre;
  let least = Infinity;
  for (let pitch = centre - 10; pitch <= centre + 10; pitch += 1) {
    const cost = Math.abs(pitch - to) + Math.abs(pitch - centre) * 0.15;
    if (tones.includes(wrap(pitch)) && cost < least) {
      least = cost;
      best = pitch;
    }
  }
  return best;
}
