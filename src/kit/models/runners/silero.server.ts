import type { Load } from '../calls.ts';
import { sampleRate } from '../hearing.server.ts';
import { describeVoice } from '../voice-features.server.ts';
import { loadOnnx, sessionOptions, type Tensor } from './onnx.server.ts';

/** The model hears 32 milliseconds at a time, with the last four of those before. */
const frame = 512;
const before = 64;

export const load: Load<'silero'> = async (folderOf) => {
  const { InferenceSession, Tensor } = await loadOnnx(folderOf('onnx'));
  const session = await InferenceSession.create(`${folderOf('silero')}/silero_vad_v5.onnx`, {
    ...sessionOptions,
    intraOpNumThreads: 1, // so small that more would only wait for each other
  });
  const sr = new Tensor('int64', BigInt64Array.of(BigInt(sampleRate)), []);

  async function findSpeech(pcm: Float32Array): Promise<Float32Array> {
    let state: Tensor = new Tensor('float32', new Float32Array(256), [2, 1, 128]);
    const speech = new Float32Array(Math.ceil(pcm.length / frame));
    for (let at = 0; at < speech.length; at++) {
      const heard = new Float32Array(before + frame);
      const from = at * frame - before;
      heard.set(pcm.subarray(Math.max(0, from), at * frame + frame), from < 0 ? before : 0);
      const input = new Tensor('float32', heard, [1, heard.length]);
      const { output, stateN } = await session.run({ input, state, sr });
      speech[at] = output!.data[0]!;
      state = stateN!;
    }
    return speech;
  }

  return async ({ pcm, stretches }) =>
    stretches
      ? {
          speech: new Float32Array(),
          voices: stretches.map(([start, end]) =>
            describeVoice(pcm.subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate))),
          ),
        }
      : { speech: await findSpeech(pcm), voices: [] };
};
