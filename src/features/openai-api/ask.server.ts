/** Asks whoever a program named: an engine, the best there is (`auto`), or several at once (`consensus`). */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import type { TextRequest } from '#kit/ai/text.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import type { Services } from '#kit/services.server.ts';
import { askConsensus, consensusModel } from './consensus-model.server.ts';
import { named, renamed } from './refusal.ts';
import { stopAt, type AnswerPart } from './answer-part.ts';

/** `auto` leaves the choice to us: the best engine that this person may use. Who names one means that one. */
export const choiceOf = (model: string | undefined) =>
  model === undefined || model === 'auto' ? {} : { engine: model, fallback: false };

/** Who asks: a program that waits for its answer, or a batch line by line. */
export interface Asking extends Pick<Services, 'ai' | 'db' | 'log' | 'models' | 'runs'> {
  ownerId: string;
  requestId?: string;
  signal: AbortSignal;
  /** Of a line of a batch: under this name it is paid once, however often it is begun. */
  batchLine?: string;
}

export function askingOf({ ai, db, log, models, runs, caller, requestId, request }: MemberContext): Asking {
  return { ai, db, log, models, runs, ownerId: ownerFor(caller), requestId, signal: request.signal };
}

/** What a batch costs, of the price of the same requests one by one. */
const batchShare = 0.5;

/** `nth`: of several calls that one request makes. */
export const asker = ({ ownerId, requestId, signal, batchLine }: Asking, nth = 0) => ({
  principal: ownerId,
  purpose: batchLine ? 'api.batch' : 'api.v1',
  requestId,
  signal,
  ...(batchLine ? { payKey: `${batchLine}:${nth}`, payShare: batchShare } : {}),
});

type Question = Omit<TextRequest, 'principal' | 'purpose' | 'requestId' | 'signal' | 'keepsToLimit'>;

interface Options {
  model: string | undefined;
  stop?: readonly string[];
  /** Our settings by the protocol's names. */
  names: Readonly<Record<string, string>>;
  /** Aborted when the program has gone. */
  left?: AbortSignal;
  nth?: number;
}

export async function ask(asking: Asking, question: Question, options: Options): Promise<AnswerPart> {
  const { model, stop = [], names, left, nth } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, asking.signal, ...(left ? [left] : [])]);
  if (question.manner?.user)
    asking.log.debug(
      { event: 'openai_api.end_user_named', user: question.manner.user },
      'The caller named an end user of its own.',
    );
  const answer = await named(names, () =>
    model === consensusModel
      ? askConsensus(asking, question, signal)
      : askEngine(asking, question, { model, signal, names, nth }),
  );
  return stopAt(answer, stop, () => ending.abort());
}

async function askEngine(
  asking: Asking,
  question: Question,
  { model, signal, names, nth }: Pick<Options, 'model' | 'names' | 'nth'> & { signal: AbortSignal },
): Promise<AnswerPart> {
  try {
    const { engine, stream, result } = await asking.ai.text({
      ...asker(asking, nth),
      signal,
      ...choiceOf(model),
      ...question,
      keepsToLimit: true,
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
