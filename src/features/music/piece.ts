/** What a piece of music is: tracks, sections that return, and the order they are played in. */

export const ticksPerBeat = 48;
/** A sixteenth, which is the grid of every editor. */
export const step = 12;

export const genreIds = ['lo-fi', 'pop', 'house', 'synthwave', 'ambient', 'jazz', 'rock', 'waltz'] as const;
export type Genre = (typeof genreIds)[number];

export const moodIds = [
  'calm',
  'happy',
  'sad',
  'dreamy',
  'energetic',
  'dark',
  'romantic',
  'hopeful',
] as const;
export type Mood = (typeof moodIds)[number];

export const modeIds = ['major', 'minor'] as const;
export type Mode = (typeof modeIds)[number];

export const keyNames = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const;
export type KeyName = (typeof keyNames)[number];

export const instruments = {
  'electric-piano': 'Electric piano',
  piano: 'Piano',
  pad: 'Warm pad',
  strings: 'Strings',
  organ: 'Organ',
  guitar: 'Plucked guitar',
  bell: 'Bells',
  lead: 'Synth lead',
  flute: 'Flute',
  'sub-bass': 'Sub bass',
  'synth-bass': 'Synth bass',
  'upright-bass': 'Upright bass',
  'acoustic-kit': 'Acoustic drums',
  'electronic-kit': 'Electronic drums',
  'soft-kit': 'Soft drums',
} as const;
export type Instrument = keyof typeof instruments;
export const instrumentIds = Object.keys(instruments) as Instrument[];

export const roleIds = ['drums', 'bass', 'chords', 'pad', 'arp', 'lead'] as const;
export type Role = (typeof roleIds)[number];
export const roleNames: Record<Role, string> = {
  drums: 'Drums',
  bass: 'Bass',
  chords: 'Chords',
  pad: 'Pad',
  arp: 'Arpeggio',
  lead: 'Melody',
};

/** Start and length in ticks from the start of the section, MIDI pitch, velocity from 1 to 127. */
export type Note = [start: number, length: number, pitch: number, velocity: number];

export interface Chord {
  /** In ticks from the start of the section. */
  start: number;
  length: number;
  /** Pitch classes, the root first. */
  tones: number[];
  /** `Dm7` */
  name: string;
  /** `ii7` */
  roman: string;
}

export interface Section {
  id: string;
  name: string;
  bars: number;
  chords: Chord[];
  /** Why each bar is as it is. */
  rules: string[][];
  /** By role. */
  notes: Partial<Record<Role, Note[]>>;
}

export interface Track {
  role: Role;
  instrument: Instrument;
  /** From 0 to 1. */
  volume: number;
  /** From -1, left, to 1. */
  pan: number;
  /** How much of it is heard in the room, from 0 to 1. */
  room: number;
  isMuted: boolean;
}

export interface Place {
  section: string;
  /** Tracks that are silent here. */
  off: Role[];
}

export interface Piece {
  genre: Genre;
  mood: Mood;
  seed: number;
  tempo: number;
  /** To a bar: 4, or 3 for a waltz. */
  beats: number;
  tonic: number;
  mode: Mode;
  /** How much later every second sixteenth comes, as a share of it. */
  swing: number;
  /** How far a player is from the grid: 0 is a machine. */
  feel: number;
  tracks: Track[];
  sections: Section[];
  order: Place[];
}

export const barTicks = ({ beats }: Pick<Piece, 'beats'>) => beats * ticksPerBeat;
export const secondsPerTick = ({ tempo }: Pick<Piece, 'tempo'>) => 60 / tempo / ticksPerBeat;

export const sectionOf = ({ sections }: Piece, id: string) => sections.find((section) => section.id === id);

/** Places with their sections and where each begins, in bars. */
export function placesOf(piece: Piece) {
  let bar = 0;
  return piece.order.flatMap((place, at) => {
    const section = sectionOf(piece, place.section);
    if (!section) return [];
    const from = bar;
    bar += section.bars;
    return [{ at, place, section, bar: from }];
  });
}

export const barsOf = (piece: Piece) => placesOf(piece).reduce((sum, { section }) => sum + section.bars, 0);

export const secondsOf = (piece: Piece) => barsOf(piece) * barTicks(piece) * secondsPerTick(piece);

export const keyOf = ({ tonic, mode }: Pick<Piece, 'tonic' | 'mode'>) => `${keyNames[tonic]} ${mode}`;

export const drumNames: Record<number, string> = {
  36: 'Kick',
  37: 'Rim',
  38: 'Snare',
  39: 'Clap',
  42: 'Hi-hat',
  46: 'Open hat',
  51: 'Ride',
  70: 'Shaker',
  45: 'Low tom',
  50: 'High tom',
  49: 'Crash',
};
export const drumPitches = [49, 51, 46, 42, 70, 39, 38, 37, 50, 45, 36];
