/** An answer from its first word to its end: turn by turn, with what the tools find in between. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { Log } from '#kit/log.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Begun } from './begin-text.server.ts';
import { outcomeOf, type Tokens } from './call-record.server.ts';
import { asAppError, Fault } from './fault.server.ts';
import type { FirstAnswer } from './first-answer.server.ts';
import type { Finish, Part, Tools } from './messages.ts';
import type { Offer } from './offer.server.ts';
import { creditsFor, tokensOf } from './price.ts';
import { toFinish } from './prompt.server.ts';
import { runTools } from './run-tools.server.ts';
import { createTurn, parseInput } from './turn.ts';

export const mostSteps = 8;

export interface TextResult extends Tokens {
  text: string;
  /** False: it failed or was stopped, and `text` is what there was by then. */
  complete: boolean;
  finish: Finish;
  error: { code: string; message: string } | null;
  engine: string;
  note: string | null;
  /** Micro-dollars at the engine's price, and what of it the person pays. */
  cost: number | null;
  credits: number;
  /** What the engine says about its answer besides: Bamboo names its expert here. */
  metadata: unknown;
}

interface Options {
  call: LanguageModelV4CallOptions;
  tools: Tools;
  /** Begins the next turn, with the engine that is at it before any other. */
  begin(current: Offer, call: LanguageModelV4CallOptions): Promise<FirstAnswer<Begun>>;
  tell(part: Part): void;
  /** The part of the price that is paid. */
  payShare: number | undefined;
  signal: AbortSignal;
  log: Log;
}

/** Never throws: however it ends, what was said stands. */
export async function converse(
  first: FirstAnswer<Begun>,
  { call, tools, begin, tell, payShare, signal, log }: Options,
): Promise<TextResult> {
  const sum = { text: '', inputTokens: 0, outputTokens: 0, cost: 0 as number | null, credits: 0 };
  let { prompt } = call;
  let answer = first;
  let finish: Finish = 'failed';
  let metadata: unknown = null;
  let trouble: unknown;

  for (let step = 1; ; step++) {
    const { offer, value } = answer;
    const turn = createTurn();
    try {
      for await (const part of value.parts) {
        turn.add(part);
        const converted = toPart(part);
        if (converted) tell(converted);
      }
    } catch (error) {
      trouble = error;
    }
    const tokens = tokensOfTurn(turn, prompt);
    const cost = value.record.end(trouble === undefined ? 'ok' : outcomeOf(trouble), tokens);
    sum.text += turn.text;
    sum.inputTokens += tokens.inputTokens;
    sum.outputTokens += tokens.outputTokens;
    sum.cost = cost === null || sum.cost === null ? null : sum.cost + cost;
    // Nobody pays for an answer with nothing in it.
    const isEmpty = turn.text.trim() === '' && turn.calls.length === 0;
    sum.credits += isEmpty ? 0 : creditsFor(offer, cost, payShare);
    if (trouble !== undefined) break;

    finish = toFinish(turn.finished!.finishReason);
    metadata = turn.finished!.providerMetadata ?? metadata;
    const runnable = turn.calls.length > 0 && turn.calls.every(({ toolName }) => isOurs(tools, toolName));
    if (!runnable || step === mostSteps) break;
    try {
      const results = await runTools(turn.calls, { tools, signal, log, tell });
      prompt = [...prompt, turn.message(), results];
      answer = await begin(offer, { ...call, prompt });
    } catch (error) {
      trouble = error;
      break;
    }
  }

  let error: TextResult['error'] = null;
  if (trouble !== undefined) {
    const reason: unknown = signal.aborted ? signal.reason : trouble;
    finish = signal.aborted && !(reason instanceof Fault) ? 'stopped' : 'failed';
    if (finish === 'failed') error = presentFailure(reason, answer.offer, log);
  }
  tell(error ? { type: 'error', ...error } : { type: 'end', finish });
  const complete = finish !== 'failed' && finish !== 'stopped';
  return {
    ...sum,
    complete,
    finish,
    error,
    engine: answer.offer.id,
    note: first.note ?? answer.note,
    metadata,
  };
}

/** Whether a call is ours to answer. One of a tool that there is not is, where all that there are are ours. */
function isOurs(tools: Tools, name: string): boolean {
  if (Object.hasOwn(tools, name)) return tools[name]!.run !== undefined;
  return Object.values(tools).length > 0 && Object.values(tools).every(({ run }) => run);
}

/** What the provider counted, or else what can be known from outside: only what was produced is charged. */
function tokensOfTurn(
  { finished, text }: ReturnType<typeof createTurn>,
  prompt: LanguageModelV4Message[],
): Tokens {
  return {
    inputTokens: finished?.usage.inputTokens.total ?? tokensOf(JSON.stringify(prompt, withoutBytes)),
    outputTokens: finished?.usage.outputTokens.total ?? tokensOf(text),
  };
}

const withoutBytes = (_: string, value: unknown) => (value instanceof Uint8Array ? undefined : value);

function toPart(part: LanguageModelV4StreamPart): Part | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', text: part.delta };
    case 'reasoning-delta':
      return { type: 'reasoning', text: part.delta };
    case 'tool-call':
      return { type: 'tool-call', id: part.toolCallId, name: part.toolName, input: parseInput(part.input) };
    case 'source':
      return part.sourceType === 'url'
        ? { type: 'source', title: part.title ?? part.url, url: part.url }
        : { type: 'source', title: part.title };
    default:
      return undefined;
  }
}

function presentFailure(reason: unknown, offer: Offer, log: Log): { code: string; message: string } {
  const fault = reason instanceof Fault ? asAppError(reason, offer.title) : reason;
  if (fault instanceof AppError) return { code: fault.code, message: fault.message };
  log.error({ event: 'engine.answer_failed', err: reason }, 'An engine failed while it answered.');
  return { code: 'internal', message: new AppError('internal').message };
}
