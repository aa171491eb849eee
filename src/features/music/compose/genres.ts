/** What makes each genre: tempo, swing, drums, how chords and bass are played, and with what. */
import type { Genre, Instrument, Role } from '../piece.ts';

export interface GenreRules {
  title: string;
  tempo: readonly [from: number, to: number];
  beats: 3 | 4;
  swing: number;
  feel: number;
  withSevenths: boolean;
  /** How often a borrowed dominant comes in. */
  colour: number;
  /** Sixteenths of a bar, `x` loud, `o` soft, `g` a ghost note that comes and goes, by the pitch of the drum. */
  drums: readonly Record<number, string>[];
  /** `kick`: on the kick; `walk`: a note to each beat that leads to the next chord; `hold`: one long note. */
  bass: 'kick' | 'walk' | 'hold' | 'pulse';
  /** When chords are struck, sixteenths of a bar; `-` holds the one before. */
  comping: readonly string[];
  arp: 'none' | 'eighths' | 'sixteenths';
  /** Of notes in a bar of melody. */
  density: readonly [from: number, to: number];
  instruments: Partial<Record<Role, readonly Instrument[]>>;
  /** The kick pushes the others aside. */
  pump: number;
  levels: Partial<Record<Role, number>>;
}

export const genres: Record<Genre, GenreRules> = {
  'lo-fi': {
    title: 'Lo-fi',
    tempo: [72, 88],
    beats: 4,
    swing: 0.3,
    feel: 0.8,
    withSevenths: true,
    colour: 0.35,
    drums: [
      { 36: 'x......x..x.....', 38: '....x.......x..g', 42: 'x.o.x.o.x.o.x.o.' },
      { 36: 'x.....x...x..g..', 38: '....x..g....x...', 42: 'x.o.x.o.x.o.x.oo' },
    ],
    bass: 'kick',
    comping: ['x-----x---------', 'x---------x-----'],
    arp: 'none',
    density: [3, 5],
    instruments: {
      drums: ['soft-kit'],
      bass: ['upright-bass', 'sub-bass'],
      chords: ['electric-piano'],
      pad: ['pad'],
      lead: ['bell', 'guitar', 'electric-piano'],
    },
    pump: 0.15,
    levels: { pad: 0.35, lead: 0.55 },
  },
  pop: {
    title: 'Pop',
    tempo: [96, 118],
    beats: 4,
    swing: 0,
    feel: 0.4,
    withSevenths: false,
    colour: 0.1,
    drums: [
      { 36: 'x.......x.x.....', 38: '....x.......x...', 42: 'x.o.x.o.x.o.x.o.' },
      { 36: 'x.....x.x.......', 38: '....x.......x..g', 42: 'x.o.x.o.x.o.x.o.' },
    ],
    bass: 'kick',
    comping: ['x-----x-----x---', 'x-------x-------'],
    arp: 'none',
    density: [4, 6],
    instruments: {
      drums: ['acoustic-kit'],
      bass: ['synth-bass', 'upright-bass'],
      chords: ['piano', 'guitar'],
      pad: ['strings', 'pad'],
      lead: ['lead', 'flute', 'bell'],
    },
    pump: 0,
    levels: { pad: 0.35 },
  },
  house: {
    title: 'House',
    tempo: [120, 126],
    beats: 4,
    swing: 0.1,
    feel: 0.2,
    withSevenths: true,
    colour: 0,
    drums: [
      { 36: 'x...x...x...x...', 39: '....x.......x...', 46: '..x...x...x...x.', 42: 'o..oo..oo..oo..o' },
      { 36: 'x...x...x...x..g', 39: '....x.......x...', 46: '..x...x...x...x.', 70: 'o.ooo.ooo.ooo.oo' },
    ],
    bass: 'pulse',
    comping: ['x--x--x---x--x--', '..x--.x-..x--.x-'],
    arp: 'none',
    density: [3, 5],
    instruments: {
      drums: ['electronic-kit'],
      bass: ['synth-bass', 'sub-bass'],
      chords: ['organ', 'electric-piano', 'piano'],
      pad: ['pad', 'strings'],
      lead: ['lead', 'bell'],
    },
    pump: 0.55,
    levels: { pad: 0.4, chords: 0.55 },
  },
  synthwave: {
    title: 'Synthwave',
    tempo: [88, 108],
    beats: 4,
    swing: 0,
    feel: 0.1,
    withSevenths: false,
    colour: 0,
    drums: [
      { 36: 'x...x...x...x...', 38: '....x.......x...', 42: 'x.x.x.x.x.x.x.x.' },
      { 36: 'x.....x.x.....x.', 38: '....x.......x...', 42: 'x.x.x.x.x.x.x.x.' },
    ],
    bass: 'pulse',
    comping: ['x---------------'],
    arp: 'sixteenths',
    density: [3, 5],
    instruments: {
      drums: ['electronic-kit'],
      bass: ['synth-bass'],
      chords: ['pad'],
      pad: ['strings'],
      arp: ['lead', 'bell'],
      lead: ['lead'],
    },
    pump: 0.3,
    levels: { arp: 0.35, pad: 0.3 },
  },
  ambient: {
    title: 'Ambient',
    tempo: [60, 76],
    beats: 4,
    swing: 0,
    feel: 0.6,
    withSevenths: true,
    colour: 0,
    drums: [
      { 70: 'o...o...o...o...', 36: 'o...............' },
      { 70: 'o.....o.o.......', 36: 'o.........o.....' },
    ],
    bass: 'hold',
    comping: ['x---------------'],
    arp: 'eighths',
    density: [1, 3],
    instruments: {
      drums: ['soft-kit'],
      bass: ['sub-bass'],
      chords: ['pad'],
      pad: ['strings'],
      arp: ['bell', 'guitar', 'electric-piano'],
      lead: ['flute', 'bell', 'piano'],
    },
    pump: 0,
    levels: { drums: 0.35, arp: 0.4, pad: 0.4 },
  },
  jazz: {
    title: 'Jazz',
    tempo: [108, 148],
    beats: 4,
    swing: 0.33,
    feel: 0.7,
    withSevenths: true,
    colour: 0.5,
    drums: [
      { 51: 'x...x..ox...x..o', 42: '....x.......x...', 36: 'o...o...o...o...', 37: '......g.......g.' },
      { 51: 'x...x..ox...x..o', 42: '....x.......x...', 36: 'o...o...o...o...', 38: '.......g..g.....' },
    ],
    bass: 'walk',
    comping: ['x-....x---......', '..x-....x-....x-', 'x-----..x-......'],
    arp: 'none',
    density: [4, 7],
    instruments: {
      drums: ['acoustic-kit'],
      bass: ['upright-bass'],
      chords: ['piano', 'electric-piano', 'guitar'],
      lead: ['flute', 'piano', 'guitar'],
    },
    pump: 0,
    levels: { drums: 0.6, chords: 0.5 },
  },
  rock: {
    title: 'Rock',
    tempo: [108, 138],
    beats: 4,
    swing: 0,
    feel: 0.4,
    withSevenths: false,
    colour: 0.1,
    drums: [
      { 36: 'x.......x.x.....', 38: '....x.......x...', 42: 'x.x.x.x.x.x.x.x.' },
      { 36: 'x.x.....x..x....', 38: '....x.......x...', 46: 'x...x...x...x...' },
    ],
    bass: 'kick',
    comping: ['x-x-x-x-x-x-x-x-', 'x---x-x---x-x---'],
    arp: 'none',
    density: [4, 6],
    instruments: {
      drums: ['acoustic-kit'],
      bass: ['synth-bass'],
      chords: ['guitar', 'organ'],
      pad: ['organ'],
      lead: ['lead', 'guitar'],
    },
    pump: 0,
    levels: { pad: 0.3 },
  },
  waltz: {
    title: 'Waltz',
    tempo: [100, 160],
    beats: 3,
    swing: 0,
    feel: 0.6,
    withSevenths: false,
    colour: 0.2,
    drums: [
      { 36: 'x...........', 70: '....o...o...' },
      { 36: 'x...........', 37: '....o...o...' },
    ],
    bass: 'hold',
    comping: ['....x---x---'],
    arp: 'none',
    density: [3, 5],
    instruments: {
      drums: ['soft-kit'],
      bass: ['upright-bass'],
      chords: ['piano', 'guitar'],
      pad: ['strings'],
      lead: ['flute', 'strings', 'piano'],
    },
    pump: 0,
    levels: { drums: 0.4, pad: 0.35 },
  },
};
