import type { Load, Segment } from '../calls.ts';
import { sampleRate } from '../hearing.server.ts';
import { loadTransformers, sessionOptions, type Tensor } from './onnx.server.ts';

interface Heard {
  chunks: { timestamp: [number, number | null]; text: string }[];
}
interface Listen {
  (pcm: Float32Array, options: object): Promise<Heard>;
  processor(pcm: Float32Array): Promise<{ input_features: Tensor }>;
  model: {
    (inputs: object): Promise<{ logits: Tensor }>;
    generation_config: { lang_to_id: Record<string, number>; decoder_start_token_id: number };
  };
}

export const load: Load<'whisper'> = async (folderOf) => {
  const { pipeline, Tensor } = await loadTransformers(folderOf('onnx'), folderOf('whisper'));
  const listen = await pipeline<Listen>('automatic-speech-recognition', 'whisper', {
    dtype: 'q8',
    session_options: sessionOptions,
  });

  /** The language whose sign the model would write first, and how surely among all languages. */
  async function detectLanguage(pcm: Float32Array) {
    const { lang_to_id: languages, decoder_start_token_id: start } = listen.model.generation_config;
    const { input_features } = await listen.processor(pcm);
    const decoder_input_ids = new Tensor('int64', BigInt64Array.of(BigInt(start)), [1, 1]);
    const { data } = (await listen.model({ input_features, decoder_input_ids })).logits;
    const [best, place] = Object.entries(languages).reduce((a, b) => (data[b[1]]! > data[a[1]]! ? b : a));
    const all = Object.values(languages).reduce((sum, at) => sum + Math.exp(data[at]! - data[place]!), 0);
    return { language: best.replace(/[<|>]/g, ''), certainty: 1 / all };
  }

  return async ({ pcm, language: asked, words, toEnglish }) => {
    const found = asked ? { language: asked, certainty: 1 } : await detectLanguage(pcm);
    const { language } = found;
    const return_timestamps = words ? 'word' : true;
    const task = toEnglish ? 'translate' : 'transcribe';
    const { chunks } = await listen(pcm, { language, task, return_timestamps });
    return { ...found, segments: segmentsOf(chunks, pcm.length / sampleRate) };
  };
};

function segmentsOf(chunks: Heard['chunks'], length: number): Segment[] {
  return chunks
    .map(({ timestamp: [start, end], text }) => ({
      start: Math.min(start, length),
      end: Math.min(end ?? length, length),
      text: text.trim(),
    }))
    .filter(({ text }) => text !== '');
}
