/** Gets the first engine that answers to begin, and hands over at its first word. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { beginCall, outcomeOf, type Asker, type Books, type CallRecord } from './call-record.server.ts';
import type { EngineSettings } from './engine-settings.server.ts';
import { firstAnswer, type FirstAnswer } from './first-answer.server.ts';
import { mustNotDrop, mustTake } from './manner.server.ts';
import type { SmallForm } from './messages.ts';
import type { Offer } from './offer.server.ts';
import { toFormat } from './prompt.server.ts';
import { readModel } from './read-model.server.ts';

export interface Begun {
  record: CallRecord;
  /** The first part with something in it, and those after it. */
  parts: AsyncGenerator<LanguageModelV4StreamPart, void, undefined>;
}

interface Options {
  books: Books;
  asker: Asker;
  timeouts: EngineSettings['timeouts'];
  signal: AbortSignal;
  asked: boolean;
  /** What the asker insists on. */
  manner?: object | undefined;
  small?: SmallForm | undefined;
}

export function beginText(
  offers: readonly Offer[],
  call: LanguageModelV4CallOptions,
  { books, asker, timeouts, signal, asked, manner, small }: Options,
): Promise<FirstAnswer<Begun>> {
  async function ask(offer: Offer): Promise<Begun> {
    const models = await offer.open();
    if (manner) mustTake(models.takes, manner);
    const fitting = offer.small && small ? inSmallForm(call, small, offer) : call;
    const model = models.text(offer.model, fitting);
    const record = beginCall(books, offer, asker);
    const parts = readModel(model, fitting, { timeouts, signal });
    try {
      for (;;) {
        const { value } = await parts.next();
        if (value?.type === 'stream-start' && manner) mustNotDrop(value.warnings, manner);
        if (!value || !isContent(value)) continue;
        record.firstToken();
        return { record, parts: startingWith(value, parts) };
      }
    } catch (error) {
      record.end(outcomeOf(error));
      throw error;
    }
  }
  return firstAnswer(offers, ask, { signal, asked });
}

function inSmallForm(
  call: LanguageModelV4CallOptions,
  { instructions, schema }: SmallForm,
  { can }: Offer,
): LanguageModelV4CallOptions {
  const rest = call.prompt.filter(({ role }) => role !== 'system');
  return {
    ...call,
    prompt: [{ role: 'system', content: instructions }, ...rest],
    ...(schema && can.includes('structure') ? toFormat(schema) : {}),
  };
}

const telling = new Set(['tool-input-start', 'tool-call', 'source', 'file', 'finish']);

function isContent(part: LanguageModelV4StreamPart): boolean {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta') return part.delta !== '';
  return telling.has(part.type);
}

async function* startingWith(
  first: LanguageModelV4StreamPart,
  rest: AsyncGenerator<LanguageModelV4StreamPart, void, undefined>,
) {
  yield first;
  yield* rest;
}
