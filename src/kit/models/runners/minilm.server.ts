import type { Load } from '../calls.ts';
import { loadTransformers, sessionOptions, type Tensor } from './onnx.server.ts';

interface Extract {
  (texts: string[], options: { pooling: 'mean'; normalize: true }): Promise<Tensor>;
  tokenizer(texts: string[], options: { padding: boolean; truncation: boolean }): { attention_mask: Mask };
}

interface Mask {
  data: BigInt64Array;
  dims: number[];
}

/** Texts of one run are padded to the longest of them: few at a time waste little. */
const batch = 16;
/** What one run may hold, padded: numbers and letters without sense are a token every other letter, and sixteen such texts took a gigabyte. */
const mostTokens = 4096;

export const load: Load<'minilm'> = async (folderOf) => {
  const { pipeline } = await loadTransformers(folderOf('onnx'), folderOf('minilm'));
  const extract = await pipeline<Extract>('feature-extraction', 'minilm', {
    dtype: 'q8',
    session_options: sessionOptions,
  });
  return async ({ texts }) => {
    const vectors: Float32Array[] = [];
    for (const some of parted(texts, extract)) vectors.push(...(await ofTexts(extract, some)));
    return vectors;
  };
};

function* parted(texts: string[], { tokenizer }: Extract): Generator<string[]> {
  const waiting = Array.from({ length: Math.ceil(texts.length / batch) }, (_, at) =>
    texts.slice(at * batch, (at + 1) * batch),
  );
  for (let some = waiting.shift(); some; some = waiting.shift()) {
    const longest = tokenizer(some, { padding: true, truncation: true }).attention_mask.dims[1]!;
    const fits = Math.max(1, Math.floor(mostTokens / longest));
    yield some.slice(0, fits);
    if (some.length > fits) waiting.unshift(some.slice(fits));
  }
}

async function ofTexts(extract: Extract, texts: string[]): Promise<Float32Array[]> {
  const { data, dims } = await extract(texts, { pooling: 'mean', normalize: true });
  const [, size] = dims as [number, number];
  return texts.map((_, row) => data.slice(row * size, (row + 1) * size));
}
