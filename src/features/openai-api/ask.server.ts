/** Asks whoever a program named: an engine, the best there is (`auto`), or several at once (`consensus`). */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import type { TextRequest } from '#kit/ai/text.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { askConsensus, consensusModel } from './consensus-model.server.ts';
import { named, renamed } from './refusal.ts';
import { stopAt, type Told } from './told.ts';

/** `auto` leaves the choice to us: the best engine that this person may use. Who names one means that one. */
export const choiceOf = (model: string | undefined) =>
  model === undefined || model === 'auto' ? {} : { engine: model, fallback: false };

export const asker = ({ caller, requestId, request }: MemberContext) => ({
  principal: ownerFor(caller),
  purpose: 'api.v1',
  requestId,
  signal: request.signal,
});

type Question = Omit<TextRequest, 'principal' | 'purpose' | 'requestId' | 'signal'>;

interface Options {
  model: string | undefined;
  stop?: readonly string[];
  /** Our settings by the protocol's names. */
  names: Readonly<Record<string, string>>;
  /** Aborted when the program has gone. */
  left: AbortSignal;
}

export async function ask(context: MemberContext, question: Question, options: Options): Promise<Told> {
  const { model, stop = [], names, left } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, left, context.request.signal]);
  if (question.manner?.user)
    context.log.debug({ user: question.manner.user }, 'asked for somebody that the program knows');
  const told = await named(names, () =>
    model === consensusModel
      ? askConsensus(context, question, signal)
      : askEngine(context, question, { model, signal, names }),
  );
  return stopAt(told, stop, () => ending.abort());
}

async function askEngine(
  context: MemberContext,
  question: Question,
  { model, signal, names }: { model: string | undefined; signal: AbortSignal; names: Options['names'] },
): Promise<Told> {
  try {
    const { engine, stream, result } = await context.ai.text({
      ...asker(context),
      signal,
      ...choiceOf(model),
      ...question,
    });
    return { model: engine.id, parts: stream, ended: () => result };
  } catch (error) {
    throw lacking(error, question, names);
  }
}

/** Which part of the question it is that no engine, or not this one, can do. */
function lacking(error: unknown, { tools, format }: Question, names: Options['names']): unknown {
  const isLack =
    error instanceof AppError && (error.code === 'invalid:engine' || error.code === 'unavailable:engine');
  const setting = tools ? 'tools' : format ? 'responseFormat' : undefined;
  if (!isLack || !setting) return error;
  const issues = [{ path: setting, message: error.message }];
  return renamed(new AppError('invalid:setting', { issues, cause: error }), names);
}
