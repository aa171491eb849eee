import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Load } from '../calls.ts';
import { loadOnnx, sessionOptions } from './onnx.server.ts';

/** A voice is a table of styles, one for each number of symbols. */
const styleSize = 256;
const longestStyle = 509;
const mostAttempts = 4;

export const load: Load<'kokoro'> = async (folderOf) => {
  const { Tensor, InferenceSession } = await loadOnnx(folderOf('onnx'));
  const session = await InferenceSession.create(path.join(folderOf('kokoro'), 'kokoro.onnx'), sessionOptions);
  const voices = new Map<string, Float32Array>();

  async function styleOf(voice: string, symbols: number): Promise<Float32Array> {
    let styles = voices.get(voice);
    if (!styles) {
      const bytes = await readFile(path.join(folderOf('kokoro'), 'voices', `${path.basename(voice)}.bin`));
      styles = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
      voices.set(voice, styles);
    }
    const at = Math.min(symbols, longestStyle) * styleSize;
    return styles.slice(at, at + styleSize);
  }

  return async ({ ids, voice, speed }) => {
    const framed = BigInt64Array.from([0, ...ids, 0], BigInt);
    const style = new Tensor('float32', await styleOf(voice, ids.length), [1, styleSize]);
    for (let attempt = 0; ; attempt++) {
      const { waveform } = await session.run({
        input_ids: new Tensor('int64', framed, [1, framed.length]),
        style,
        // Half precision overflows for some sentences at some paces; a pace that nobody hears apart does not.
        speed: new Tensor('float32', Float32Array.of(speed * (1 + attempt * 0.015)), [1]),
      });
      if (attempt === mostAttempts || !waveform!.data.some(Number.isNaN)) return waveform!.data;
    }
  };
};
