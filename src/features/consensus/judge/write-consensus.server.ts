/** The judge writes what the answers come to; where they differ, both sides. */
import type { Engine } from '#kit/ai/engine.ts';
import { mainText } from '#tools/define/output.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import { longestConsensusTokens } from '../limits.ts';
import type { Board, Heard } from '../panel/board.server.ts';
import { anonymous, asData, shuffled } from './anonymous.server.ts';
import { verdictQuestion } from './ask-judge.server.ts';

export const consensusInstructions = `You write the consensus of several answers to one question. ${asData}
Begin with the answer on which they agree. Where they contradict each other, give each side its own sentence and say that they differ, even if only one of them says it. Mark what only one says as said by one.
Add nothing of your own, and do not decide who is right. Do not mention letters or "answer A". Write Markdown, in the language of the question, at most 250 words.`;

interface Options {
  ai: Pick<BoundAi, 'write'>;
  writer: Engine;
  question: string;
  instructions?: string;
  /** The order of the answers says something; otherwise it must not. */
  isRanked?: boolean;
}

/** Streams into the text of the run. Throws where it fails; what it wrote until then stands there. */
export async function writeConsensus(heard: readonly Heard[], board: Board, options: Options): Promise<void> {
  const { ai, writer, question, instructions = consensusInstructions, isRanked = false } = options;
  const { text } = anonymous(isRanked ? heard : shuffled(heard));
  board.replace(mainText, '');
  const writing = ai.write({
    engine: writer.id,
    fallback: false,
    instructions,
    messages: [{ role: 'user', content: verdictQuestion(question, text) }],
    maxTokens: longestConsensusTokens,
  });
  for await (const update of writing) if ('append' in update) board.append(mainText, update.append);
}
