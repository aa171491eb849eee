/** What can be asked of each model, and what it answers; shared by the host and the process that runs it. */

import type { Keep } from '#kit/photos/exif.ts';
import type { Look } from '#kit/photos/look.ts';

export interface Segment {
  /** Seconds from the beginning. */
  start: number;
  end: number;
  text: string;
}

export interface PictureWord {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  /** Words on one line share its number. */
  line: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PictureText {
  text: string;
  confidence: number;
  /** Of the picture when it stands upright. */
  width: number;
  height: number;
  /** By how much it was turned to the right to stand so. */
  turned: 0 | 90 | 180 | 270;
  /** Degrees by which its lines fall to the right even then. Boxes are those of straight lines; `placeInPicture` says where they are. */
  skew: number;
  words: PictureWord[];
}

/** A QR or bar code, and where it is, in shares of the picture. */
export interface PictureCode {
  /** As its standard calls it: `QRCode`, `EAN13`. */
  format: string;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Something that a grammar checker stumbles over. */
export interface GrammarFinding {
  kind: string;
  start: number;
  end: number;
  message: string;
  suggestions: { how: 'replace' | 'remove' | 'insert'; text: string }[];
}

/** A word that no dictionary has, and those that it may be. */
export interface Misspelling {
  word: string;
  meant: string[];
}

/** Languages besides English whose words are looked up. */
export type SpelledLanguage = 'nl' | 'ru';

/** Something that could be said better, and how. */
export interface StyleFinding {
  kind: 'passive' | 'simplify' | 'equality' | 'readability';
  start: number;
  end: number;
  /** In order of preference; an empty one says to leave the words out. */
  instead: string[];
}

export interface MarkedPoint {
  x: number;
  y: number;
  on: boolean;
}

/** One byte for each point: 255 where it is, 0 where it is not. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Of a brush: points in shares of the picture, the radius in shares of its longer side. */
export interface Stroke {
  radius: number;
  points: { x: number; y: number }[];
}

/** A photo with its look, as a file. */
export interface Development {
  picture: Uint8Array;
  look: Look;
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  quality?: number;
  /** Not larger than this; with `fill` exactly this, cut where the shape differs. */
  within?: { width: number; height: number; fill?: boolean };
  /** Where what the camera wrote is read from, and what of it stays. */
  camera?: { original: Uint8Array; keep: Keep };
}

export interface Developed {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** How surely a picture is one of these; together 1. */
export interface Judgement {
  drawing: number;
  /** Drawn, and not for all ages. */
  explicitDrawing: number;
  neutral: number;
  /** Photographed, and not for all ages. */
  explicit: number;
  /** Underwear, swimwear: nothing that is held. */
  suggestive: number;
}

/** How likely two claims say the same, contradict each other, or do neither; together 1. */
export type PairChances = readonly [same: number, contrary: number, neither: number];

export interface ModelCalls {
  minilm: {
    input: { texts: string[] };
    output: Float32Array[];
    part: never;
  };
  claims: {
    input: { pairs: [string, string][] };
    output: PairChances[];
    part: never;
  };
  whisper: {
    /** Thirty seconds at most. `words`: each word by itself, in place of segments. */
    input: { pcm: Float32Array; language?: string | undefined; words?: boolean; toEnglish?: boolean };
    /** `certainty`: of the language, from 0 to 1; 1 where it was told. */
    output: { segments: Segment[]; language: string; certainty: number };
    part: never;
  };
  silero: {
    /** A minute or so at 16 000 samples a second. With `stretches`, in seconds, how the voice of each sounds. */
    input: { pcm: Float32Array; stretches?: [start: number, end: number][] };
    /** How surely each 32 milliseconds are speech; or a voice for each stretch, empty where it is too short to tell. */
    output: { speech: Float32Array; voices: number[][] };
    part: never;
  };
  kokoro: { input: { ids: number[]; voice: string; speed: number }; output: Float32Array; part: never };
  espeak: {
    input: { voice: string } & ({ speak: string; speed: number } | { pronounce: string[] });
    output: { sampleRate: number; pcm: Float32Array } | string[];
    part: never;
  };
  tesseract: {
    input: {
      picture: Uint8Array;
      /** Besides English, each with the folder of its pack. */
      languages?: { code: string; folder: string }[];
      /** Pictures that lie on their side or head are put upright first. */
      upright?: boolean;
    };
    output: PictureText;
    part: never;
  };
  codes: { input: { picture: Uint8Array }; output: PictureCode[]; part: never };
  modnet: { input: { picture: Uint8Array }; output: Uint8Array; part: never };
  sam: {
    /** Points that lie on it (`on`) or beside it, in shares of the picture. */
    input: { picture: Uint8Array; points: MarkedPoint[] };
    output: Mask;
    part: never;
  };
  migan: {
    /** What goes: where the mask is, and where strokes of a brush went. */
    input: { picture: Uint8Array; mask?: Mask; strokes: Stroke[] };
    output: Developed;
    part: never;
  };
  esrgan: { input: { picture: Uint8Array }; output: Developed; /** The share that is done. */ part: number };
  nsfw: { input: { picture: Uint8Array }; output: Judgement; part: never };
  darkroom: { input: Development; output: Developed; part: never };
  tinyllama: {
    input: { messages: ChatMessage[]; maxTokens: number };
    output: { text: string; finish: 'stop' | 'length' };
    part: string;
  };
  grammar: {
    /** `words` are looked up one by one: in English, or in a language that has a dictionary here. `style`: how it reads, and nothing else. */
    input: { text: string; words?: string[]; language?: SpelledLanguage; style?: boolean };
    output: { findings: GrammarFinding[]; misspelt: Misspelling[]; style: StyleFinding[] };
    part: never;
  };
}
export type ModelName = keyof ModelCalls;

/** What a model is while it is loaded: it takes one call at a time. */
export type Model<Name extends ModelName> = (
  input: ModelCalls[Name]['input'],
  say: (part: ModelCalls[Name]['part']) => void,
) => Promise<ModelCalls[Name]['output']>;

/** Loads a model from the folders of its pack and of the packs that this one needs. */
export type Load<Name extends ModelName> = (folderOf: (pack: string) => string) => Promise<Model<Name>>;

/** Between the host and a model's process. */
export type ToModel = { id: number; input: unknown };
export type FromModel =
  | { is: 'ready' }
  | { is: 'part'; id: number; value: unknown }
  | { is: 'done'; id: number; value: unknown }
  /** `code` and `words` where the caller's input is at fault; otherwise only `detail`, for the log. */
  | { is: 'failed'; id: number; code?: string; words?: string; detail: string };
