/** Functional harmony: tonic leads to subdominant, that to dominant, and phrases end in cadences. */
import { barTicks, type Chord, type Mode } from '../piece.ts';
import type { Random } from './random.ts';
import { chordOn, scaleOf, secondaryDominant, type ChordSketch } from './scale.ts';

type Role = 'tonic' | 'subdominant' | 'dominant';
export type Cadence = 'half' | 'authentic' | 'deceptive' | 'plagal';

const degreesOf: Record<Mode, Record<Role, readonly number[]>> = {
  major: { tonic: [0, 5, 2], subdominant: [3, 1], dominant: [4] },
  minor: { tonic: [0, 5, 2], subdominant: [3, 5], dominant: [4] },
};
const nextRoles: Record<Role, readonly Role[]> = {
  tonic: ['subdominant', 'tonic', 'subdominant', 'dominant'],
  subdominant: ['dominant', 'subdominant', 'dominant'],
  dominant: ['tonic'],
};
const cadences: Record<Cadence, readonly { role: Role; degree?: number }[]> = {
  half: [{ role: 'subdominant' }, { role: 'dominant', degree: 4 }],
  authentic: [
    { role: 'dominant', degree: 4 },
    { role: 'tonic', degree: 0 },
  ],
  deceptive: [
    { role: 'dominant', degree: 4 },
    { role: 'tonic', degree: 5 },
  ],
  plagal: [
    { role: 'subdominant', degree: 3 },
    { role: 'tonic', degree: 0 },
  ],
};
const cadenceWords: Record<Cadence, string> = {
  half: 'half cadence: the phrase stops on the dominant and asks to continue',
  authentic: 'authentic cadence: dominant to tonic closes the phrase',
  deceptive: 'deceptive cadence: the dominant leads to vi instead of I',
  plagal: 'plagal cadence: subdominant to tonic, a softer close',
};

export interface Phrase {
  bars: number;
  cadence: Cadence;
  /** The degree that it starts on; the tonic without it. */
  from?: number;
}

export interface HarmonyPlan {
  tonic: number;
  mode: Mode;
  beats: number;
  withSevenths: boolean;
  /** How often a dominant of another degree comes in. */
  colour: number;
  random: Random;
}

interface Bar {
  degree: number;
  role: Role;
  reason: string;
}

/** A chord to each bar, and why. Every second phrase begins like the one before it: question and answer. */
export function harmonise(
  phrases: readonly Phrase[],
  plan: HarmonyPlan,
): { chords: Chord[]; reasons: string[] } {
  const bars: Bar[] = [];
  let opening: Bar[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const made = at % 2 === 1 && phrase.bars >= 4 ? answer(phrase, opening, plan) : phraseOf(phrase, plan);
    if (at % 2 === 0) opening = made.slice(0, Math.max(0, phrase.bars - 2));
    bars.push(...made);
  }
  const sketches = bars.map(({ degree }) => chordOn(degree, plan, plan.withSevenths));
  const reasons = bars.map(({ reason }) => reason);
  colourIn(sketches, reasons, bars, plan);
  const length = barTicks(plan);
  return { chords: sketches.map((sketch, at) => ({ ...sketch, start: at * length, length })), reasons };
}

function answer(phrase: Phrase, opening: readonly Bar[], plan: HarmonyPlan): Bar[] {
  const again = opening
    .slice(0, phrase.bars - 2)
    .map((bar) => ({ ...bar, reason: `${bar.reason}; the answer begins like the question` }));
  return [...again, ...closing(phrase.cadence, again.at(-1), plan)];
}

function phraseOf({ bars, cadence, from = 0 }: Phrase, plan: HarmonyPlan): Bar[] {
  const made: Bar[] = [
    from === 0
      ? { degree: 0, role: 'tonic', reason: 'starts at home on the tonic' }
      : {
          degree: from,
          role: from === 3 ? 'subdominant' : 'tonic',
          reason: 'starts away from the tonic, for contrast',
        },
  ];
  while (made.length < bars - 2) {
    const before = made.at(-1)!;
    // The cadence brings the dominant; one before it would weaken it.
    const roles = nextRoles[before.role].filter((role) => role !== 'dominant' || bars > 4);
    const role = plan.random.pick(roles.length > 0 ? roles : (['tonic'] as const));
    const degree = plan.random.pick(degreesOf[plan.mode][role].filter((one) => one !== before.degree));
    made.push({ degree, role, reason: `${before.role} moves to ${role}` });
  }
  return [...made.slice(0, bars - 2), ...closing(cadence, made.at(bars - 3), plan)];
}

function closing(cadence: Cadence, before: Bar | undefined, { random, mode }: HarmonyPlan): Bar[] {
  return cadences[cadence].map(({ role, degree }) => ({
    role,
    degree: degree ?? random.pick(degreesOf[mode][role].filter((one) => one !== before?.degree)),
    reason: cadenceWords[cadence],
  }));
}

/** Now and then a chord is led to by its own dominant, where that chord is no dominant or diminished itself. */
function colourIn(sketches: ChordSketch[], reasons: string[], bars: readonly Bar[], plan: HarmonyPlan) {
  for (let at = 1; at < bars.length - 2; at += 1) {
    const next = bars[at + 1]!.degree;
    const isFit = plan.mode === 'major' ? [1, 4, 5].includes(next) : [3, 4].includes(next);
    const isPlain = !reasons[at]!.includes('cadence') && bars[at]!.degree !== next;
    if (!isFit || !isPlain || !plan.random.chance(plan.colour)) continue;
    const borrowed = secondaryDominant(next, plan);
    sketches[at] = borrowed;
    reasons[at] = `a borrowed dominant that leads to the next chord; ${keyNote(borrowed, plan)}`;
  }
}

function keyNote({ tones }: ChordSketch, { tonic, mode }: HarmonyPlan) {
  const scale = scaleOf(tonic, mode);
  const outside = tones.filter((tone) => !scale.includes(tone)).length;
  return outside === 0 ? 'all its notes are in the key' : 'its third is outside the key on purpose';
}
