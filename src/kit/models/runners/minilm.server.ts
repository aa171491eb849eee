import type { Load } from '../calls.ts';
import { loadTransformers, sessionOptions, type Tensor } from './onnx.server.ts';

interface Extract {
  (texts: string[], options: { pooling: 'mean' | 'none'; normalize: boolean }): Promise<Tensor>;
  tokenizer(texts: string[], options: { padding: boolean; truncation: boolean }): { attention_mask: Mask };
}

interface Mask {
  data: BigInt64Array;
  dims: number[];
}

/** Texts of one run are padded to the longest of them: few at a time waste little. */
const batch = 16;

export const load: Load<'minilm'> = async (folderOf) => {
  const { pipeline } = await loadTransformers(folderOf('onnx'), folderOf('minilm'));
  const extract = await pipeline<Extract>('feature-extraction', 'minilm', {
    dtype: 'q8',
    session_options: sessionOptions,
  });
  return async ({ texts, tokens }) => {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += batch) {
      const some = texts.slice(at, at + batch);
      vectors.push(...(await (tokens ? ofTokens(extract, some) : ofTexts(extract, some))));
    }
    return vectors;
  };
};

async function ofTexts(extract: Extract, texts: string[]): Promise<Float32Array[]> {
  const { data, dims } = await extract(texts, { pooling: 'mean', normalize: true });
  const [, size] = dims as [number, number];
  return texts.map((_, row) => data.slice(row * size, (row + 1) * size));
}

async function ofTokens(extract: Extract, texts: string[]): Promise<Float32Array[]> {
  const { data, dims } = await extract(texts, { pooling: 'none', normalize: false });
  const [, longest, size] = dims as [number, number, number];
  const { attention_mask: mask } = extract.tokenizer(texts, { padding: true, truncation: true });
  return texts.map((_, row) => {
    const from = row * longest * size;
    const read = mask.data.subarray(row * longest, (row + 1) * longest).filter((one) => one > 0n).length;
    return data.slice(from, from + read * size);
  });
}
