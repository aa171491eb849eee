/** Reading aloud, sentence by sentence, so that listening can begin before the end is made. */
import { AppError } from '#kit/errors.ts';
import { inPortions, kokoroIds, kokoroSounds } from './kokoro-symbols.ts';
import type { CallOptions, ModelPool } from './model-pool.server.ts';
import { clausesOf, spokenSentences } from './spoken-parts.ts';
import { defaultLightVoice, defaultVoice, findVoice, type Voice } from './voices.ts';

export interface Sound {
  sampleRate: number;
  pcm: Float32Array;
}

export interface SpeakOptions extends CallOptions {
  voice?: string;
  /** 1 is the usual pace; from 0.5 to 2. */
  speed?: number;
  /** Each sentence as it is ready, with how much of the whole is done. */
  onChunk?: (chunk: Sound & { text: string; done: number }) => void;
}

const kokoroRate = 24_000;
export const slowest = 0.5;
export const fastest = 2;

/** Natural voices, by Kokoro. eSpeak tells how the words sound. */
export async function speak(pool: ModelPool, text: string, options: SpeakOptions = {}): Promise<Sound> {
  const voice = voiceOf(options.voice ?? defaultVoice, 'natural');
  const { signal, onFetch } = options;
  const speed = paceOf(options.speed);
  return sentenceBySentence(text, options, async (sentence) => {
    const ids = await pronounce(pool, sentence, voice, { signal, onFetch });
    const parts: Float32Array[] = [];
    for (const portion of inPortions(ids))
      parts.push(await pool.call('kokoro', { ids: portion, voice: voice.id, speed }, { signal, onFetch }));
    return { sampleRate: kokoroRate, pcm: joined(parts) };
  });
}

/** A mechanical voice that needs little and starts at once. */
export async function speakLight(pool: ModelPool, text: string, options: SpeakOptions = {}): Promise<Sound> {
  const voice = voiceOf(options.voice ?? defaultLightVoice, 'light');
  const { signal, onFetch } = options;
  const speed = paceOf(options.speed);
  return sentenceBySentence(text, options, async (sentence) => {
    const sound = await pool.call('espeak', { voice: voice.id, speak: sentence, speed }, { signal, onFetch });
    return sound as Sound;
  });
}

async function pronounce(pool: ModelPool, sentence: string, { language }: Voice, options: CallOptions) {
  const accent = language === 'en-GB' ? 'british' : 'american';
  const clauses = clausesOf(sentence);
  const request = { voice: language.toLowerCase(), pronounce: clauses.map(({ words }) => words) };
  const sounds = (await pool.call('espeak', request, options)) as string[];
  return kokoroIds(clauses.map(({ mark }, at) => kokoroSounds(sounds[at]!, accent) + mark).join(''));
}

async function sentenceBySentence(
  text: string,
  { signal, onChunk }: SpeakOptions,
  make: (sentence: string) => Promise<Sound>,
): Promise<Sound> {
  const sentences = spokenSentences(text);
  if (sentences.length === 0)
    throw new AppError('invalid:text', { message: 'There’s nothing to read aloud.' });
  const sounds: Sound[] = [];
  for (const sentence of sentences) {
    signal?.throwIfAborted();
    const sound = await make(sentence);
    sounds.push(sound);
    onChunk?.({ ...sound, text: sentence, done: sounds.length / sentences.length });
  }
  return { sampleRate: sounds[0]!.sampleRate, pcm: joined(sounds.map(({ pcm }) => pcm)) };
}

function voiceOf(id: string, quality: Voice['quality']): Voice {
  const voice = findVoice(id, quality);
  if (!voice) throw new AppError('invalid:voice', { message: 'Unknown voice.' });
  return voice;
}

const paceOf = (speed = 1) => Math.min(fastest, Math.max(slowest, speed));

function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
