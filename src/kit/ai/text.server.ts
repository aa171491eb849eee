/**
 * Asking an engine for text. It resolves at the first word, when it is known who answers; from then on the answer goes on by
 * itself, with its tools, until it is done, fails or is stopped.
 */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { z } from 'zod';
import type { Log } from '#kit/log.server.ts';
import { beginText } from './begin-text.server.ts';
import type { BrowserTask } from './browser/protocol.ts';
import type { Asker, Books } from './call-record.server.ts';
import { createCallSignal } from './call-signal.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import { converse, mostSteps, type TextResult } from './converse.server.ts';
import type { Capability, Engine } from './engine.ts';
import type { EngineSettings } from './engine-settings.server.ts';
import { asAppError, Fault } from './fault.server.ts';
import { toCallOptions, toProviderOptions, type Manner } from './manner.server.ts';
import { mergeText, type Message, type Part, type SmallForm, type Tools } from './messages.ts';
import type { Offer } from './offer.server.ts';
import { createPartLog } from './part-log.ts';
import { creditsFor, estimate } from './price.ts';
import { toFormat, toPrompt, toTools, type Format } from './prompt.server.ts';
import type { Purse } from './purse.server.ts';
import type { createStreamAllowance } from './stream-allowance.ts';

export interface TextRequest extends Asker {
  /** Id of the engine; without one the first that can. */
  engine?: string | undefined;
  /** False: this engine or none. */
  fallback?: boolean;
  instructions?: string;
  /** The same for small models, in a few short sentences. */
  small?: SmallForm;
  /** Where one task is asked of models that can do nothing else. */
  task?: BrowserTask;
  messages: readonly Message[];
  tools?: Tools;
  /** The answer shall be JSON of this shape; to parse it is the caller's. */
  schema?: z.ZodType;
  /** The same, where somebody else wrote the shape down. */
  format?: Format;
  maxTokens: number;
  /** The limit is the caller's own: engines that count no tokens keep to it as well. */
  keepsToLimit?: true;
  /** Where it can be had: without it the answer is as good as any. */
  temperature?: number;
  /** As it was asked for, or not at all: an engine that cannot is passed over, and the last one says what it lacks. */
  manner?: Manner;
  signal?: AbortSignal;
}

export interface TextAnswer {
  engine: Engine;
  /** "Answered by X because Y is busy.", or null. */
  note: string | null;
  /** Any number of readers, each from the beginning. */
  stream: AsyncIterable<Part>;
  /** Never rejects. */
  result: Promise<TextResult>;
}

interface Options {
  catalogue: Catalogue;
  books: Books;
  streams: ReturnType<typeof createStreamAllowance>;
  purse: Purse;
  timeouts: EngineSettings['timeouts'];
  /** Aborted when the process stops. */
  closing: AbortSignal;
  log: Log;
}

export function createText({ catalogue, books, streams, purse, timeouts, closing, log }: Options) {
  return async function text(request: TextRequest): Promise<TextAnswer> {
    const { principal, engine, fallback, tools = {} } = request;
    const offers = await catalogue.candidates({ principal, need: needsOf(request), engine, fallback });
    const release = streams.take(principal);
    const { signal, clear } = createCallSignal(request.signal, closing, timeouts.deadline);
    const call = callOf(request);
    const common = {
      books,
      asker: request,
      timeouts,
      signal,
      manner: mannerOf(request),
      small: request.small,
    };
    let reservation: unknown;
    try {
      reservation = await reserve(request, offers[0]!);
      const first = await beginText(offers, call, { ...common, asked: offers[0]!.id === engine });
      const parts = createPartLog<Part>(mergeText);
      const result = converse(first, {
        call,
        tools,
        begin: (current, next) =>
          beginText([current, ...offers.filter((other) => other !== current)], next, {
            ...common,
            asked: false,
          }),
        tell: (part) => parts.push(part),
        payShare: request.payShare,
        signal,
        log,
      })
        .then(async (ended) => {
          await purse.settle(reservation, ended.credits);
          return ended;
        })
        .finally(() => {
          clear();
          release();
          parts.end();
        });
      return { engine: catalogue.present(first.offer), note: first.note, stream: parts, result };
    } catch (error) {
      clear();
      release();
      await purse.refund(reservation);
      const reason: unknown = signal.aborted ? signal.reason : error;
      throw reason instanceof Fault ? asAppError(reason, offers[0]!.title) : reason;
    }
  };

  async function reserve(request: TextRequest, offer: Offer) {
    const { principal, purpose, messages, maxTokens, instructions, tools, payKey, payShare } = request;
    const most = creditsFor(offer, estimate(offer, messages, maxTokens, instructions), payShare);
    const isLoop = Object.values(tools ?? {}).some(({ run }) => run);
    return purse.reserve(principal, isLoop ? most * mostSteps : most, purpose, payKey);
  }
}

/** What must not be dropped on the way. */
function mannerOf({ manner, format }: TextRequest): object | undefined {
  return manner && { ...manner, ...(format ? { responseFormat: true } : {}) };
}

function needsOf({ messages, tools, schema, format, task }: TextRequest): Capability[] {
  if (task) return ['translate' in task ? 'translation' : 'summary'];
  const need: Capability[] = ['text'];
  if (tools) need.push('tools');
  if (schema || format) need.push('structure');
  const isSeen = ({ content }: Message) =>
    typeof content !== 'string' && content.some(({ type }) => type === 'file');
  if (messages.some(isSeen)) need.push('vision');
  return need;
}

function callOf(request: TextRequest) {
  const { instructions, messages, tools, schema, format, maxTokens, temperature, manner = {} } = request;
  return {
    prompt: toPrompt(instructions, messages),
    maxOutputTokens: maxTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...toTools(tools),
    ...toFormat(schema, format),
    ...toCallOptions(manner),
    // The built-in engine knows for whom it works.
    providerOptions: {
      ...toProviderOptions(manner, format?.strict),
      bamboo: { asker: request.principal, ...(request.keepsToLimit ? { maxTokens } : {}) },
      browser: {
        ...(request.task ? { task: request.task as never } : {}),
        isNamed: request.engine !== undefined,
      },
    },
  } satisfies LanguageModelV4CallOptions;
}
