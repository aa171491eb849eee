/** Everything our own models can do, each in a process of its own. */
import os from 'node:os';
import { AppError } from '#kit/errors.ts';
import { plainLook } from '#kit/photos/look.ts';
import type {
  ChatMessage,
  Developed,
  Development,
  MarkedPoint,
  Mask,
  ModelName,
  PairChances,
  Stroke,
} from './calls.ts';
import { createFfmpegFinder } from './ffmpeg.server.ts';
import { transcribe, type TranscribeOptions } from './hearing.server.ts';
import { modelLimits } from './limits.ts';
import type { PictureLanguage } from './picture-languages.ts';
import { createModelPool, type CallOptions, type ModelPool, type PoolOptions } from './model-pool.server.ts';
import { openSound } from './open-sound.server.ts';
import { speak, speakLight, type SpeakOptions } from './speech.server.ts';
import { voices } from './voices.ts';

interface Options extends PoolOptions {
  /** Whether the owner has switched the basic writer on. */
  mayWrite: () => boolean;
  /** Where sounds lie while they are worked on; the machine's own place for such without it. */
  scratch?: string;
}

export interface WriteOptions extends CallOptions {
  maxTokens?: number;
  onToken?: (text: string) => void;
}

export interface ReadPictureOptions extends CallOptions {
  /** Besides English. */
  languages?: readonly PictureLanguage[];
  /** What lies on its side or head is read upright. */
  upright?: boolean;
}

/** For whoever asks. */
export type Models = ReturnType<typeof modelsOf>;
export type ModelHost = ReturnType<typeof createModelHost>;

export function createModelHost(options: Options) {
  const pool = createModelPool({ ...places(), ...options });
  const ffmpeg = createFfmpegFinder(options.packs);
  return {
    ...modelsOf(pool, ffmpeg, options),
    /** The same for one caller: everyone has their turn. */
    forCaller(who: string): Models {
      const call: ModelPool['call'] = (name, input, asked) => pool.call(name, input, { ...asked, who });
      return modelsOf({ ...pool, call, warm: (name) => pool.warm(name, who) }, ffmpeg, options);
    },
    close: pool.close,
  };
}

/** Loading a model again takes longer than most of what it is asked, so where there is memory they rest beside each other. */
function places() {
  const gigabytes = Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / 2 ** 30;
  if (gigabytes < 6) return { alive: 2, idleSeconds: 60 };
  return gigabytes < 12 ? { alive: 4, idleSeconds: 120 } : { alive: 6, idleSeconds: 300 };
}

function modelsOf(
  pool: ModelPool,
  ffmpeg: ReturnType<typeof createFfmpegFinder>,
  { mayWrite, scratch = os.tmpdir(), packs }: Options,
) {
  return {
    /** 384 numbers for each text, a vector of length 1: the dot product of two says how near they are in meaning. */
    embed: (texts: string[], call: CallOptions = {}): Promise<Float32Array[]> =>
      texts.length === 0 ? Promise.resolve([]) : pool.call('minilm', { texts }, call),

    /** How likely the two claims of each pair say the same, contradict each other, or do neither. English only. */
    compareClaims: (pairs: [string, string][], call: CallOptions = {}): Promise<PairChances[]> =>
      pairs.length === 0 ? Promise.resolve([]) : pool.call('claims', { pairs }, call),

    /** What is said in a sound of 16 000 samples a second. */
    transcribe: (pcm: Float32Array, hearing?: TranscribeOptions) => transcribe(pool, pcm, hearing),

    /** What is said in thirty seconds at most, word by word. */
    hear: (pcm: Float32Array, { language, ...call }: CallOptions & { language?: string | undefined } = {}) =>
      pool.call('whisper', { pcm, language, words: true }, call),

    /** How surely each 32 milliseconds of a minute or so are speech, and not silence, noise or music. */
    findSpeech: async (pcm: Float32Array, call: CallOptions = {}) =>
      (await pool.call('silero', { pcm }, call)).speech,

    /** How the voice of each stretch sounds, in numbers that can be compared. */
    describeVoices: async (pcm: Float32Array, stretches: [number, number][], call: CallOptions = {}) =>
      stretches.length === 0 ? [] : (await pool.call('silero', { pcm, stretches }, call)).voices,

    /** A recording of any kind and length, decoded onto the disk. */
    openSound: (recording: ReadableStream<Uint8Array>, call: CallOptions = {}) =>
      openSound(recording, { ffmpeg, folder: scratch, ...call }),

    speak: (text: string, speech?: SpeakOptions) => speak(pool, text, speech),
    speakLight: (text: string, speech?: SpeakOptions) => speakLight(pool, text, speech),
    voices: () => voices,

    /** Printed text in a picture, with where each word is. Other languages than English are fetched when first read. */
    async readPicture(picture: Uint8Array, { languages = [], upright, ...call }: ReadPictureOptions = {}) {
      const { signal, onFetch } = call;
      const extra = [];
      for (const code of languages) {
        const wanted = { ...(signal ? { signal } : {}), ...(onFetch ? { onProgress: onFetch } : {}) };
        extra.push({ code, folder: await packs.ensureSoon(`tesseract-${code}`, wanted) });
      }
      const wish = { ...(extra.length > 0 ? { languages: extra } : {}), ...(upright ? { upright } : {}) };
      return pool.call('tesseract', { picture, ...wish }, call);
    },

    /** QR and bar codes in a picture. */
    readCodes: (picture: Uint8Array, call: CallOptions = {}) => pool.call('codes', { picture }, call),

    /** The person in a picture without what is behind, as PNG. */
    cutOut: (picture: Uint8Array, call: CallOptions = {}) => pool.call('modnet', { picture }, call),

    /** The object in a picture that points lie on. */
    findObject: (picture: Uint8Array, points: MarkedPoint[], call: CallOptions = {}) =>
      pool.call('sam', { picture, points }, call),

    /** A picture without what a mask or a brush marks, as WebP. */
    fillIn: (
      picture: Uint8Array,
      gone: { mask?: Mask; strokes: Stroke[] },
      call: CallOptions = {},
    ): Promise<Developed> => pool.call('migan', { picture, ...gone }, call),

    /** A picture twice as wide and high, as WebP. */
    enlarge: (
      picture: Uint8Array,
      { onShare, ...call }: CallOptions & { onShare?: (done: number) => void } = {},
    ) => pool.call('esrgan', { picture }, { ...call, ...(onShare && { onPart: onShare }) }),

    /** A photo with its look, written as a file. */
    develop: (development: Development, call: CallOptions = {}) => pool.call('darkroom', development, call),

    /** Whether a picture is for all ages. */
    judgePicture: (picture: Uint8Array, call: CallOptions = {}) => pool.call('nsfw', { picture }, call),

    /** The person in a photo without what is behind, as WebP. */
    async cutOutPhoto(picture: Uint8Array, call: CallOptions = {}): Promise<Developed> {
      const cut = await pool.call('modnet', { picture }, call);
      return pool.call('darkroom', { picture: cut, look: plainLook, format: 'webp' }, call);
    },

    /** A small language model, for those who switched it on. */
    async write(messages: ChatMessage[], { maxTokens = 400, onToken, ...call }: WriteOptions = {}) {
      if (!mayWrite())
        throw new AppError('forbidden:basic_writer', { message: 'The basic writer is turned off.' });
      return pool.call(
        'tinyllama',
        { messages, maxTokens },
        { ...call, ...(onToken && { onPart: onToken }) },
      );
    },

    /** The command to run ffmpeg with. */
    ffmpeg,
    /** Whether it can begin at once, without fetching anything. */
    isReady: (name: ModelName) => modelLimits[name].packs.every((id) => packs.isReady(id)),
    /** Loads what will be asked soon; fetches nothing. */
    async warm(names: readonly ModelName[]) {
      const there = names.filter((name) => modelLimits[name].packs.every((id) => packs.isReady(id)));
      await Promise.all(there.map((name) => pool.warm(name)));
    },
    running: pool.running,
  };
}
