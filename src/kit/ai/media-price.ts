/** What sound and pictures cost: before the call the most that it can be, after it what was taken. */
import type { Price } from './engine.ts';
import { costOf } from './price.ts';

export interface Taken {
  inputTokens: number;
  outputTokens: number;
  /** Of sound. */
  minutes: number;
}

/** Of a square one at the best quality, with the makers that count them. */
const tokensPerPicture = 4_160;
/** Of a slow voice. */
const charactersPerMinute = 750;
/** Of speech that is packed as tightly as anyone packs it. */
const bytesPerMinute = 60 * 2_000;

export const takes = (some: Partial<Taken>): Taken => ({
  inputTokens: 0,
  outputTokens: 0,
  minutes: 0,
  ...some,
});

/** About what a picture that is shown to an engine counts for, rather too much. */
export const tokensOfChanged = 2000;
export const tokensOfPictures = (count: number) => count * tokensPerPicture;
export const minutesOfSpeech = (text: string) => text.length / charactersPerMinute;
export const minutesOfRecording = (audio: Uint8Array) => audio.byteLength / bytesPerMinute;

/** Micro-dollars; null where the engine's price is not known. */
export function mediaCost(
  { price, perMinute }: { price: Price | null; perMinute?: number },
  { inputTokens, outputTokens, minutes }: Taken,
): number | null {
  if (perMinute !== undefined) return Math.ceil(minutes * perMinute);
  return costOf(price, inputTokens, outputTokens);
}
