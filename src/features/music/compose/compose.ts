/** A piece by rules: the same wish gives the same piece. */
import {
  barTicks,
  roleIds,
  type Genre,
  type Instrument,
  type Mode,
  type Mood,
  type Note,
  type Piece,
  type Place,
  type Role,
  type Section,
  type Track,
} from '../piece.ts';
import { breakUp, comp, hold } from './accompany.ts';
import { bassFor, rootsOf } from './bass.ts';
import { drumsFor } from './drums.ts';
import { genres, type GenreRules } from './genres.ts';
import { harmonise, type Phrase } from './harmony.ts';
import { melodyFor, type MelodyPlan } from './melody.ts';
import { moods } from './moods.ts';
import { randomFrom, type Random } from './random.ts';
import { scaleOf } from './scale.ts';
import { voice } from './voicing.ts';

export interface PieceOptions {
  genre: Genre;
  mood: Mood;
  seed: number;
  tempo?: number | undefined;
  tonic?: number | undefined;
  mode?: Mode | undefined;
  seconds: number;
  /** In place of those of the genre, each in the role that it fits. */
  instruments?: readonly Instrument[] | undefined;
}

export function compose(wish: PieceOptions): Piece {
  const genre = genres[wish.genre];
  const mood = moods[wish.mood];
  const random = randomFrom(wish.seed);
  const [slowest, fastest] = genre.tempo;
  const tempo =
    wish.tempo ?? Math.round(slowest + (fastest - slowest) * (mood.pace * 0.8 + random.next() * 0.2));
  const head = {
    genre: wish.genre,
    mood: wish.mood,
    seed: wish.seed,
    tempo,
    beats: genre.beats,
    tonic: wish.tonic ?? random.between(0, 11),
    mode: wish.mode ?? mood.mode,
    swing: genre.swing,
    feel: genre.feel,
  };
  const bars = Math.round((wish.seconds * tempo) / 60 / genre.beats);
  const tracks = tracksFor(genre, random, wish.instruments ?? []);
  const roles = tracks.map(({ role }) => role);
  const writing: Writing = {
    head,
    genre,
    random,
    roles,
    register: mood.register,
    busy: mood.busy,
    motifs: undefined,
  };
  const sections = [
    writeSection(writing, 'a', 'Verse', [
      { bars: 4, cadence: 'half' },
      { bars: 4, cadence: 'authentic' },
    ]),
    writeSection(writing, 'b', 'Chorus', [
      { bars: 4, cadence: random.pick(['deceptive', 'plagal'] as const), from: random.pick([3, 5]) },
      { bars: 4, cadence: 'half' },
    ]),
    writeSection(writing, 'end', 'Ending', [{ bars: 4, cadence: 'authentic' }]),
  ];
  const order = orderOf(bars, roles);
  return { ...head, tracks, sections, order };
}

/** The sections that fill about so many bars; what is first has few tracks, and the last closes. */
function orderOf(bars: number, roles: readonly Role[]): Place[] {
  // A short one is a single section, which closes by itself.
  if (bars < 10) return [{ section: bars < 6 ? 'end' : 'a', off: [] }];
  const quiet = roles.filter((role) => role === 'drums' || role === 'lead');
  const middle = Math.max(1, Math.round((bars - 4) / 8));
  const places: Place[] = Array.from({ length: middle }, (_, at) => ({
    section: at % 3 === 2 ? 'b' : at % 3 === 1 && middle > 2 ? 'b' : 'a',
    off:
      at === 0 && middle > 2 ? quiet : at === 3 && middle > 4 ? roles.filter((role) => role === 'drums') : [],
  }));
  if (middle > 2) places[1] = { section: 'a', off: [] };
  return [...places, { section: 'end', off: [] }];
}

interface Writing {
  head: Pick<Piece, 'beats' | 'tonic' | 'mode'>;
  genre: GenreRules;
  random: Random;
  roles: readonly Role[];
  register: number;
  busy: number;
  /** Of the first section; the others speak of the same. */
  motifs: ReturnType<typeof melodyFor>['motifs'] | undefined;
}

function writeSection(writing: Writing, id: string, name: string, phrases: readonly Phrase[]): Section {
  const { head, genre, random, roles, register, busy } = writing;
  const bars = phrases.reduce((sum, phrase) => sum + phrase.bars, 0);
  const harmony = harmonise(phrases, {
    ...head,
    withSevenths: genre.withSevenths,
    colour: genre.colour,
    random,
  });
  const { chords } = harmony;
  const scale = scaleOf(head.tonic, head.mode);
  const roots = rootsOf(chords);
  const voicings = voice(chords, roots);
  const drums = drumsFor(bars, genre, random, id !== 'end');
  const bass = bassFor({ chords, roots, drums: drums.notes, genre, scale, random });
  const plan: MelodyPlan = {
    chords,
    scale,
    tonic: head.tonic,
    beats: head.beats,
    density: [Math.max(1, genre.density[0] + busy), genre.density[1] + busy],
    centre: 72 + register + (id === 'b' ? 3 : 0),
    isClosed: phrases.at(-1)!.cadence === 'authentic',
    random,
  };
  const melody = melodyFor(plan, id === 'end' ? writing.motifs : undefined);
  writing.motifs ??= melody.motifs;
  const written: Record<Role, Note[]> = {
    drums: drums.notes,
    bass: bass.notes,
    chords: comp(chords, voicings, random.pick(genre.comping)),
    pad: hold(chords, voicings),
    arp: genre.arp === 'none' ? [] : breakUp(chords, voicings, genre.arp, head.beats),
    lead: melody.notes,
  };
  if (id === 'end') closeAll(written, { chords, voicings, roots, bar: barTicks(head) });
  const notes = Object.fromEntries(roles.map((role) => [role, written[role]]));
  const reasons = [
    harmony.reasons.map((reason) => `Harmony: ${reason}`),
    chords.map(() => 'Voices: they move as little as possible, without parallel fifths or octaves'),
    bass.reasons,
    drums.reasons,
    melody.reasons,
  ];
  const rules = chords.map((_, at) => reasons.map((all) => all[at]!));
  return { id, name, bars, chords, rules, notes };
}

interface Close {
  chords: Section['chords'];
  voicings: readonly number[][];
  roots: readonly number[];
  bar: number;
}

/** The last bar: everyone strikes once and lets it ring. */
function closeAll(written: Record<Role, Note[]>, { chords, voicings, roots, bar }: Close) {
  const { start } = chords.at(-1)!;
  for (const role of roleIds) written[role] = written[role].filter(([at]) => at < start || role === 'lead');
  written.drums.push([start, 12, 36, 104], [start, 12, 49, 84]);
  written.bass.push([start, bar, roots.at(-1)!, 96]);
  for (const role of ['chords', 'pad'] as const)
    for (const pitch of voicings.at(-1)!) written[role].push([start, bar, pitch, 76]);
}

const roleOfInstrument: Partial<Record<Instrument, Role>> = {
  'acoustic-kit': 'drums',
  'electronic-kit': 'drums',
  'soft-kit': 'drums',
  'sub-bass': 'bass',
  'synth-bass': 'bass',
  'upright-bass': 'bass',
  pad: 'pad',
  strings: 'pad',
  lead: 'lead',
  flute: 'lead',
  bell: 'lead',
};
const levels: Record<Role, number> = { drums: 0.8, bass: 0.75, chords: 0.6, pad: 0.4, arp: 0.4, lead: 0.62 };
const rooms: Record<Role, number> = { drums: 0.12, bass: 0.02, chords: 0.25, pad: 0.4, arp: 0.4, lead: 0.32 };
const pans: Record<Role, number> = { drums: 0, bass: 0, chords: -0.2, pad: 0, arp: 0.35, lead: 0.12 };

function tracksFor(genre: GenreRules, random: Random, wanted: readonly Instrument[]): Track[] {
  const chosen: Partial<Record<Role, Instrument>> = {};
  for (const instrument of wanted) {
    const role = roleOfInstrument[instrument] ?? (chosen.chords ? 'lead' : 'chords');
    chosen[role] = instrument;
  }
  return roleIds.flatMap((role): Track[] => {
    const usual = genre.instruments[role];
    const instrument = chosen[role] ?? (usual && random.pick(usual));
    if (!instrument) return [];
    return [
      {
        role,
        instrument,
        volume: genre.levels[role] ?? levels[role],
        pan: pans[role],
        room: rooms[role],
        isMuted: false,
      },
    ];
  });
}
