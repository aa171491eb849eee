/** Writing down what is said, window by window, so that a long recording neither fills memory nor keeps others waiting. */
import { AppError } from '#kit/errors.ts';
import type { Segment } from './calls.ts';
import type { CallOptions, ModelPool } from './model-pool.server.ts';

export interface TranscribeOptions extends CallOptions {
  /** `en`; found out from the first words by default. */
  language?: string | undefined;
  /** Written down in English, whatever is spoken. */
  toEnglish?: boolean | undefined;
  /** Each stretch as it is heard, with how much of the whole is done, from 0 to 1. */
  onSegments?: (segments: Segment[], done: number) => void;
}

export interface Transcript {
  text: string;
  segments: Segment[];
  language: string;
}

export const sampleRate = 16_000;
/** The model always hears thirty seconds. */
const windowLength = 30 * sampleRate;
/** Below this a window holds no speech, and the model would make some up. */
const quiet = 0.001;

export async function transcribe(
  pool: ModelPool,
  pcm: Float32Array,
  { language: asked, toEnglish, onSegments, ...call }: TranscribeOptions = {},
): Promise<Transcript> {
  if (asked !== undefined && !/^[a-z]{2,3}$/.test(asked))
    throw new AppError('invalid:language', { message: 'Use a two-letter language code, such as en.' });
  const segments: Segment[] = [];
  let language = asked;
  for (let at = 0; at < pcm.length;) {
    call.signal?.throwIfAborted();
    const window = pcm.subarray(at, at + windowLength);
    const isLast = at + windowLength >= pcm.length;
    let next = at + window.length;
    let heard: Segment[] = [];
    if (loudness(window) >= quiet) {
      const answer = await pool.call(
        'whisper',
        { pcm: window, language, ...(toEnglish && { toEnglish }) },
        call,
      );
      language = answer.language;
      heard = moved(answer.segments, at / sampleRate);
      // The last words of a window may be cut in two: they are heard again at the beginning of the next.
      const cut = isLast || heard.length < 2 ? undefined : heard.pop();
      if (cut) next = Math.floor(cut.start * sampleRate);
    }
    at = next;
    segments.push(...heard);
    onSegments?.(heard, at / pcm.length);
  }
  return { text: segments.map(({ text }) => text).join(' '), segments, language: language ?? 'en' };
}

function moved(segments: Segment[], seconds: number): Segment[] {
  return segments.map(({ start, end, text }) => ({ start: start + seconds, end: end + seconds, text }));
}

function loudness(pcm: Float32Array) {
  return Math.sqrt(pcm.reduce((sum, value) => sum + value * value, 0) / pcm.length);
}
