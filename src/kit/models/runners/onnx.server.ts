/** The parts of ONNX Runtime and transformers.js that we use, typed as far as we use them. */
import { importFromPack } from './import-from-pack.server.ts';

export interface Tensor {
  data: Float32Array;
  dims: number[];
}

/** Threads that wait by spinning would take the processor from everyone else. */
export const sessionOptions = { extra: { session: { intra_op: { allow_spinning: '0' } } } };

interface Session {
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

interface Onnx {
  Tensor: new (type: string, data: ArrayLike<number> | BigInt64Array, dims: number[]) => Tensor;
  InferenceSession: { create(file: string, options?: object): Promise<Session> };
}

export async function loadOnnx(folder: string): Promise<Onnx> {
  const { default: onnx } = await importFromPack<{ default: Onnx }>(
    folder,
    'node_modules/onnxruntime-node/dist/index.js',
  );
  return onnx;
}

interface Transformers {
  env: { localModelPath: string; allowRemoteModels: boolean; allowLocalModels: boolean; useFSCache: boolean };
  AutoTokenizer: { from_pretrained<T>(model: string): Promise<T> };
  pipeline<P>(task: string, model: string, options: object): Promise<P>;
  Tensor: Onnx['Tensor'];
}

/** `models`: the folder that holds folders of models. Nothing is ever fetched from here. */
export async function loadTransformers(folder: string, models: string): Promise<Transformers> {
  const transformers = await importFromPack<Transformers>(
    folder,
    'node_modules/@huggingface/transformers/dist/transformers.node.mjs',
  );
  Object.assign(transformers.env, {
    localModelPath: models,
    allowLocalModels: true,
    allowRemoteModels: false,
    useFSCache: false,
  });
  return transformers;
}
