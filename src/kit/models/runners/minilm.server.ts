import type { Load } from '../calls.ts';
import { loadTransformers, sessionOptions, type Tensor } from './onnx.server.ts';

type Extract = (texts: string[], options: { pooling: 'mean'; normalize: boolean }) => Promise<Tensor>;

/** Texts of one run are padded to the longest of them: few at a time waste little. */
const batch = 16;

export const load: Load<'minilm'> = async (folderOf) => {
  const { pipeline } = await loadTransformers(folderOf('onnx'), folderOf('minilm'));
  const extract = await pipeline<Extract>('feature-extraction', 'minilm', {
    dtype: 'q8',
    session_options: sessionOptions,
  });
  return async ({ texts }) => {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += batch) {
      const { data, dims } = await extract(texts.slice(at, at + batch), { pooling: 'mean', normalize: true });
      const [rows, size] = dims as [number, number];
      for (let row = 0; row < rows; row += 1) vectors.push(data.slice(row * size, (row + 1) * size));
    }
    return vectors;
  };
};
