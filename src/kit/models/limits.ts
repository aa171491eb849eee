/** How much each model may take. Past these its process is ended and the call fails in words. */
import type { ModelName } from './calls.ts';

export interface ModelLimits {
  /** Packs whose folders its process is told. */
  packs: string[];
  /** Of resident memory. */
  megabytes: number;
  /** Of work without any part of an answer, loading included: see `watchProcess`. */
  seconds: number;
}

export const modelLimits: Record<ModelName, ModelLimits> = {
  minilm: { packs: ['minilm', 'onnx'], megabytes: 1000, seconds: 120 },
  /** Its weights come with the product; the words of its tokenizer are MiniLM's. */
  claims: { packs: ['minilm', 'onnx'], megabytes: 800, seconds: 60 },
  whisper: { packs: ['whisper', 'onnx'], megabytes: 2500, seconds: 240 },
  silero: { packs: ['silero', 'onnx'], megabytes: 700, seconds: 120 },
  kokoro: { packs: ['kokoro', 'onnx'], megabytes: 2000, seconds: 180 },
  espeak: { packs: ['espeak'], megabytes: 600, seconds: 60 },
  tesseract: { packs: ['tesseract'], megabytes: 1500, seconds: 120 },
  codes: { packs: [], megabytes: 600, seconds: 40 },
  modnet: { packs: ['modnet', 'onnx'], megabytes: 2500, seconds: 90 },
  sam: { packs: ['sam', 'onnx'], megabytes: 2500, seconds: 180 },
  migan: { packs: ['migan', 'onnx'], megabytes: 2500, seconds: 120 },
  esrgan: { packs: ['esrgan', 'onnx'], megabytes: 2000, seconds: 120 },
  nsfw: { packs: ['nsfw'], megabytes: 1200, seconds: 60 },
  darkroom: { packs: [], megabytes: 2000, seconds: 90 },
  /** Asked for a short part of a text at a time. */
  grammar: { packs: [], megabytes: 900, seconds: 15 },
  tinyllama: { packs: ['tinyllama', 'llama'], megabytes: 1500, seconds: 120 },
};
