/** A process of its own for one model: loads it, answers one call after the other, goes when its host goes. */
import os from 'node:os';
import { AppError } from '#kit/errors.ts';
import type { FromModel, Model, ModelName, ToModel } from './calls.ts';

const loaders = {
  minilm: async () => (await import('./runners/minilm.server.ts')).load,
  claims: async () => (await import('./runners/claims.server.ts')).load,
  whisper: async () => (await import('./runners/whisper.server.ts')).load,
  silero: async () => (await import('./runners/silero.server.ts')).load,
  kokoro: async () => (await import('./runners/kokoro.server.ts')).load,
  espeak: async () => (await import('./runners/espeak.server.ts')).load,
  tesseract: async () => (await import('./runners/tesseract.server.ts')).load,
  codes: async () => (await import('./runners/codes.server.ts')).load,
  modnet: async () => (await import('./runners/modnet.server.ts')).load,
  sam: async () => (await import('./runners/sam.server.ts')).load,
  migan: async () => (await import('./runners/migan.server.ts')).load,
  esrgan: async () => (await import('./runners/esrgan.server.ts')).load,
  nsfw: async () => (await import('./runners/nsfw.server.ts')).load,
  darkroom: async () => (await import('./runners/darkroom.server.ts')).load,
  grammar: async () => (await import('./runners/grammar.server.ts')).load,
  tinyllama: async () => (await import('./runners/tinyllama.server.ts')).load,
};

const [, , name, folders] = process.argv as [string, string, ModelName, string];
const say = (message: FromModel) => process.send!(message);

process.on('disconnect', () => process.exit(0));
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // whoever opens a page goes first

const folderOf = (pack: string) => (JSON.parse(folders) as Record<string, string>)[pack]!;
const model = (await (await loaders[name]())(folderOf)) as Model<ModelName>;

process.on('message', async ({ id, input }: ToModel) => {
  try {
    const value = await model(input as never, (part: unknown) => say({ is: 'part', id, value: part }));
    say({ is: 'done', id, value });
  } catch (error) {
    const ours = error instanceof AppError ? { code: error.code, words: error.message } : {};
    say({ is: 'failed', id, detail: String((error as Error).stack ?? error), ...ours });
  }
});
say({ is: 'ready' });
