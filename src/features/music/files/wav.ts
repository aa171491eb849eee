/** Stereo sound as a WAV file: 16-bit PCM, with a little noise in place of the steps of its quietest parts. */
import { createNoise } from '../sound/oscillators.ts';

export function writeWav(
  [left, right]: readonly [Float32Array, Float32Array],
  rate: number,
): Uint8Array<ArrayBuffer> {
  const header = 44;
  const bytes = new Uint8Array(header + left.length * 4);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, left.length * 4, true);
  const noise = createNoise(16);
  const whole = (value: number) =>
    Math.round(Math.max(-1, Math.min(1, value)) * 32_766 + (noise() + noise()) * 0.25);
  for (let at = 0; at < left.length; at += 1) {
    view.setInt16(header + at * 4, whole(left[at]!), true);
    view.setInt16(header + at * 4 + 2, whole(right[at]!), true);
  }
  return bytes;
}
