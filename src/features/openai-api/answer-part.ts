/** An answer on its way to a program: its parts, and how it ended. Engines and the consensus give the same. */
import type { Finish, Part } from '#kit/ai/messages.ts';

export interface Ended {
  finish: Finish;
  error: { code: string; message: string } | null;
  inputTokens: number;
  outputTokens: number;
}

export interface AnswerPart {
  /** The engine that answers. */
  model: string;
  parts: AsyncIterable<Part>;
  /** Once the parts are read. */
  ended(): Promise<Ended>;
  /** What a consensus holds besides its text, once it has ended. */
  finding?(): object | undefined;
}

/** Ends an answer before the first of these words; then nobody reads on, and the engine is stopped. */
export function stopAt(answer: AnswerPart, words: readonly string[], stop: () => void): AnswerPart {
  if (words.length === 0) return answer;
  let isCut = false;
  const longest = Math.max(...words.map(({ length }) => length));

  async function* parts(): AsyncGenerator<Part> {
    let held = '';
    for await (const part of answer.parts) {
      if (part.type !== 'text') {
        if (held && part.type !== 'reasoning') yield { type: 'text', text: held };
        if (part.type !== 'reasoning') held = '';
        yield part;
        continue;
      }
      held += part.text;
      const found = words.map((word) => held.indexOf(word)).filter((at) => at >= 0);
      if (found.length > 0) {
        isCut = true;
        stop();
        const text = held.slice(0, Math.min(...found));
        if (text) yield { type: 'text', text };
        return;
      }
      // The end of it may be the beginning of one of the words.
      const free = held.slice(0, held.length - longest + 1);
      held = held.slice(free.length);
      if (free) yield { type: 'text', text: free };
    }
    if (held) yield { type: 'text', text: held };
  }

  return {
    ...answer,
    parts: parts(),
    async ended() {
      const ended = await answer.ended();
      return isCut ? { ...ended, finish: 'done', error: null } : ended;
    },
  };
}
