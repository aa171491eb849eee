import os from 'node:os';
import path from 'node:path';
import { AppError } from '#kit/errors.ts';
import type { ChatMessage, Load } from '../calls.ts';
import { importFromPack } from './import-from-pack.server.ts';

type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] };
interface Session {
  setChatHistory(history: HistoryItem[]): void;
  promptWithMeta(
    text: string,
    options: { maxTokens: number; temperature: number; onTextChunk(chunk: string): void },
  ): Promise<{ responseText: string; stopReason: string }>;
  dispose(): void;
}
interface Sequence {
  clearHistory(): Promise<void>;
}
interface Llama {
  loadModel(options: { modelPath: string }): Promise<{
    createContext(options: { contextSize: number }): Promise<{ getSequence(): Sequence }>;
  }>;
}
interface Program {
  getLlama(options: { gpu: false; build: 'never'; logLevel: string; maxThreads: number }): Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: Sequence }) => Session;
}

/** Its threads wait for each other by spinning: one that has no processor of its own stops them all. */
const maxThreads = Math.max(1, os.availableParallelism() - 1);
/** As far back as the model was trained to look, in tokens. */
const contextSize = 2048;

export const load: Load<'tinyllama'> = async (folderOf) => {
  const program = await importFromPack<Program>(
    folderOf('llama'),
    'node_modules/node-llama-cpp/dist/index.js',
  );
  const llama = await program.getLlama({ gpu: false, build: 'never', logLevel: 'error', maxThreads });
  const model = await llama.loadModel({ modelPath: path.join(folderOf('tinyllama'), 'tinyllama.gguf') });
  const contextSequence = (await model.createContext({ contextSize })).getSequence();

  return async ({ messages, maxTokens }, say) => {
    const last = messages.at(-1);
    if (last?.role !== 'user')
      throw new AppError('invalid', { message: 'The last message must be a question.' });
    await contextSequence.clearHistory();
    const session = new program.LlamaChatSession({ contextSequence });
    try {
      session.setChatHistory(messages.slice(0, -1).map(historyItem));
      const { responseText, stopReason } = await session.promptWithMeta(last.content, {
        maxTokens,
        temperature: 0.7,
        onTextChunk: say,
      });
      return { text: responseText, finish: stopReason === 'maxTokens' ? 'length' : 'stop' };
    } finally {
      session.dispose();
    }
  };
};

function historyItem({ role, content }: ChatMessage): HistoryItem {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}
