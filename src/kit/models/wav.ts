/** Sound as a WAV file and back: 16-bit PCM, the one kind that everything plays. */

export interface Sound {
  sampleRate: number;
  pcm: Float32Array;
}

export const wavHeaderLength = 44;

export function encodeWav({ sampleRate, pcm }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wavHeaderLength + pcm.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, pcm.length * 2, true);
  for (const [index, sample] of pcm.entries())
    view.setInt16(wavHeaderLength + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true);
  return bytes;
}

/** Files of any program have a handful; one of nothing but empty chunks is not walked through. */
const mostChunks = 50;

/** Undefined where it is no such file; then something else has to read it. */
export function decodeWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < wavHeaderLength || word(0) !== 'RIFF' || word(8) !== 'WAVE') return undefined;
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12, chunks = 0; at + 8 <= bytes.length && chunks < mostChunks; chunks += 1) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (word(at) === 'fmt ' && size >= 16 && body + 16 <= bytes.length) {
      if (view.getUint16(body, true) !== 1 || view.getUint16(body + 14, true) !== 16) return undefined;
      format = { channels: view.getUint16(body + 2, true), sampleRate: view.getUint32(body + 4, true) };
    }
    if (word(at) === 'data' && format && format.channels > 0)
      return {
        sampleRate: format.sampleRate,
        pcm: mixed(view, body, Math.min(size, bytes.length - body), format.channels),
      };
    at = body + size + (size % 2);
  }
  return undefined;
}

/** All channels in one. */
function mixed(view: DataView, start: number, size: number, channels: number): Float32Array {
  const frames = Math.floor(size / (2 * channels));
  const pcm = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16(start + (frame * channels + channel) * 2, true);
    pcm[frame] = sum / channels / 0x8000;
  }
  return pcm;
}
