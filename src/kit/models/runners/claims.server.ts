/** Two claims read together by a small model of our own: see `content/claims/README.md`. */
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import type { Load, PairChances } from '../calls.ts';
import { loadOnnx, loadTransformers, sessionOptions, type Tensor } from './onnx.server.ts';

interface Tokenize {
  (
    first: string[],
    options: { text_pair: string[]; padding: true; truncation: true; max_length: number },
  ): Record<(typeof inputs)[number], { data: BigInt64Array; dims: number[] }>;
}

const inputs = ['input_ids', 'attention_mask', 'token_type_ids'] as const;
/** It was trained on pairs of this many pieces of words at most. */
const mostTokens = 128;
const batch = 16;

export const load: Load<'claims'> = async (folderOf) => {
  const { InferenceSession, Tensor } = await loadOnnx(folderOf('onnx'));
  const { AutoTokenizer } = await loadTransformers(folderOf('onnx'), folderOf('minilm'));
  const tokenize = await AutoTokenizer.from_pretrained<Tokenize>('minilm');
  const file = path.join(projectFolder, 'content/claims/model.onnx');
  const session = await InferenceSession.create(file, sessionOptions);

  async function chancesOf(first: string[], second: string[]): Promise<PairChances[]> {
    const options = { text_pair: second, padding: true, truncation: true, max_length: mostTokens } as const;
    const tokens = tokenize(first, options);
    const given = Object.fromEntries(
      inputs.map((name) => [name, new Tensor('int64', tokens[name].data, tokens[name].dims)]),
    );
    const { logits } = await session.run(given);
    return first.map((_, row) => softmax(logits!, row));
  }

  return async ({ pairs }) => {
    const found: PairChances[] = [];
    for (let from = 0; from < pairs.length; from += batch) {
      const some = pairs.slice(from, from + batch);
      const [first, second] = [some.map(([a]) => a), some.map(([, b]) => b)];
      // The order of the two says nothing, so both are asked.
      const [there, back] = [await chancesOf(first, second), await chancesOf(second, first)];
      found.push(...there.map((one, at) => mean(one, back[at]!)));
    }
    return found;
  };
};

function softmax({ data, dims }: Tensor, row: number): PairChances {
  const logits = data.subarray(row * dims[1]!, (row + 1) * dims[1]!);
  const most = Math.max(...logits);
  const raised = Array.from(logits, (value) => Math.exp(value - most));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((value) => value / sum) as unknown as PairChances;
}

const mean = (a: PairChances, b: PairChances): PairChances => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
];
