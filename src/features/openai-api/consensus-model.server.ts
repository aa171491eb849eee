/** The model `consensus`: a run of the consensus tool like any other, in the history too; its text is the answer. */
import type { Message } from '#kit/ai/messages.ts';
import { tokensOf } from '#kit/ai/price.ts';
import type { TextRequest } from '#kit/ai/text.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import type { Source } from '#tools/kinds/kind.ts';
import { mainText } from '#tools/define/output.ts';
import { readInput } from '#tools/define/read-input.ts';
import { findOwnRun, type RunRow } from '#tools/run/run-queries.server.ts';
import type { Part } from '#kit/ai/messages.ts';
import { refuse } from './refusal.ts';
import type { AnswerPart } from './answer-part.ts';
import type { Asking } from './ask.server.ts';

export const consensusModel = 'consensus';
const toolId = 'consensus';

export const hasConsensus = ({ runs }: Pick<MemberContext, 'runs'>) => runs.find(toolId) !== undefined;

/** A panel has no place for them. */
export function refuseForConsensus(model: string, body: object, params: readonly string[]) {
  if (model !== consensusModel) return;
  for (const param of params) if ((body as Record<string, unknown>)[param] != null) refuse(param);
}

type Question = Pick<TextRequest, 'messages' | 'instructions' | 'manner' | 'tools' | 'format'>;

export async function askConsensus(
  { runs, db, ownerId, batchLine }: Asking,
  asked: Question,
  signal: AbortSignal,
): Promise<AnswerPart> {
  // What a run costs is no half of anything.
  if (batchLine) refuse('model', `The model ${consensusModel} is not available in batches.`);
  const known = runs.find(toolId);
  if (!known)
    throw new AppError('not_found:engine', { message: `The model '${consensusModel}' does not exist.` });
  refuseSettings(asked);
  const question = questionOf(asked);
  const input = { question };
  const read = readInput(known.tool, input);
  const row = await runs.start({ ownerId, tool: toolId, input, read, engine: null, parentId: null });
  let ended: RunRow | undefined;

  async function* parts(): AsyncGenerator<Part> {
    for await (const _ of runs.follow(row, { from: undefined, signal }));
    if (signal.aborted) await runs.stop(row);
    ended = await findOwnRun(db, { id: row.id, ownerId });
    const text = ended?.output.texts[mainText];
    if (text) yield { type: 'text', text };
    yield* cited((ended && runs.kindOf(ended.kind)?.tell?.(ended.output).sources) ?? []);
  }

  return {
    model: consensusModel,
    parts: parts(),
    async ended() {
      const text = ended?.output.texts[mainText] ?? '';
      const isDone = ended?.state === 'done';
      const message = ended?.error ?? 'The run was stopped.';
      return {
        finish: isDone ? 'done' : 'failed',
        error: isDone ? null : { code: 'upstream_failed:panel', message },
        inputTokens: tokensOf(question),
        outputTokens: tokensOf(text),
      };
    },
    finding: () => (ended ? { run: ended.id, ...(ended.output.data as object | null) } : undefined),
  };
}

/** Every source that a member named, once. */
function* cited(sources: readonly Source[]): Generator<Part> {
  const seen = new Set<string>();
  for (const { title, href } of sources) {
    if (!href || seen.has(href)) continue;
    seen.add(href);
    yield { type: 'source', title, url: href };
  }
}

/** The engines of a panel answer in their own manner. */
function refuseSettings({ manner = {}, tools, format }: Question) {
  const { user: _, reasoningSummary: __, ...settings } = manner;
  const asked = { ...settings, tools, responseFormat: format };
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) refuse(name);
}

/** One question; what was said before stands above it. */
function questionOf({ messages, instructions }: Question): string {
  const last = messages.at(-1);
  if (messages.length === 1 && last && !instructions) return wordsOf(last);
  const lines = messages.map((one) => `${one.role === 'user' ? 'Question' : 'Answer'}: ${wordsOf(one)}`);
  return [...(instructions ? [`Instructions: ${instructions}`] : []), ...lines].join('\n\n');
}

function wordsOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return content
    .map((part) =>
      part.type === 'text' ? part.text : refuse('messages', `The model ${consensusModel} only accepts text.`),
    )
    .join('\n');
}
