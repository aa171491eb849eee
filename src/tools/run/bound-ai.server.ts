/** The engines as a tool sees them: asked for the person who runs it, with the engine they chose, until they stop it. */
import type { z } from 'zod';
import type { Ai, StructureRequest } from '#kit/ai/ai.server.ts';
import type { TextResult } from '#kit/ai/converse.server.ts';
import type { Engine } from '#kit/ai/engine.ts';
import type { EmbedRequest, PictureRequest, SpeakRequest, TranscribeRequest } from '#kit/ai/media.server.ts';
import type { TextAnswer, TextRequest } from '#kit/ai/text.server.ts';
import { AppError, type ErrorCode } from '#kit/errors.ts';
import type { Update } from '../define/define-run.server.ts';
import type { Sources } from '../kinds/kind.ts';
import { mainText } from '../define/output.ts';
import { readCleanly, type AnswerUse, type Expected } from './read-cleanly.server.ts';
import type { EngineNote } from './run.ts';

type Bound = 'principal' | 'purpose' | 'requestId' | 'payKey';
type Ask<Request> = Omit<Request, Bound>;

interface Binding {
  principal: string;
  purpose: string;
  /** The engine that the person chose. */
  engine: string | undefined;
  signal: AbortSignal;
  /** Of a step's calls, one for each. */
  payKey?: (() => string) | undefined;
  /** Told of every engine that answered. */
  onEngine(note: EngineNote): void;
}

interface AnswerOptions extends Pick<Expected, 'language'> {
  as?: AnswerUse;
}

export type BoundAi = ReturnType<typeof bindAi>;

export function bindAi(ai: Ai, { principal, purpose, engine, signal, payKey, onEngine }: Binding) {
  const bind = <R extends { engine?: string | undefined; signal?: AbortSignal }>(request: R) => ({
    engine,
    ...request,
    principal,
    purpose,
    payKey: payKey?.(),
    signal: request.signal ? AbortSignal.any([signal, request.signal]) : signal,
  });

  /**
   * `named: false` where an engine is asked only whether it knows: whoever abstains has not worked on the result. `as` says what becomes of
   * the answer: a result, a turn of a talk, where declining is an answer too, or something that the caller reads itself. An answer in another
   * language than `language` is an error, and what was written stands.
   */
  async function text(
    request: Ask<TextRequest>,
    { named = true, as = 'result', language }: AnswerOptions & { named?: boolean } = {},
  ): Promise<TextAnswer> {
    const answer = await ai.text(bind(request));
    const name = nameOf(answer.engine);
    if (named) onEngine({ ...name, note: answer.note });
    return as === 'raw' || request.schema || request.task || answer.engine.source === 'bamboo'
      ? answer
      : readCleanly(answer, request, { as, language });
  }

  /** For answers that come in one piece and name their engine by id. */
  async function noted<T extends { engine: string; note: string | null }>(asked: Promise<T>): Promise<T> {
    const answer = await asked;
    const title = (await ai.titlesFor(principal)).get(answer.engine) ?? answer.engine;
    onEngine({ id: answer.engine, title, note: answer.note });
    return answer;
  }

  return {
    text,
    /** What an engine writes, as updates of a text. Throws where it ends before its end; what was written stands. */
    async *write(
      request: Ask<TextRequest>,
      { to = mainText, ...options }: AnswerOptions & { to?: string } = {},
    ): AsyncGenerator<Update, { result: TextResult } & Sources, undefined> {
      const { stream, result: ended } = await text(request, options);
      const sources: Sources['sources'] = [];
      for await (const part of stream) {
        if (part.type === 'text') yield { append: part.text, to };
        if (part.type === 'source')
          sources.push({ title: part.title, ...(part.url === undefined ? {} : { href: part.url }) });
      }
      const result = await ended;
      signal.throwIfAborted();
      if (result.error) throw new AppError(result.error.code as ErrorCode, { message: result.error.message });
      return { result, sources };
    },
    async structure<Schema extends z.ZodType>(request: Ask<StructureRequest<Schema>>) {
      const { value, result } = await ai.structure<Schema>(bind(request) as StructureRequest<Schema>);
      await noted(Promise.resolve(result));
      return value;
    },
    embed: (request: Ask<EmbedRequest>) => noted(ai.embed(bind(request))),
    transcribe: (request: Ask<TranscribeRequest>) => noted(ai.transcribe(bind(request))),
    speak: (request: Ask<SpeakRequest>) => noted(ai.speak(bind(request))),
    picture: (request: Ask<PictureRequest>) => noted(ai.picture(bind(request))),
    /** The one that would write, and whether it is a language model: the built-in engine works by rule. */
    async writer() {
      const picked = await ai.pick(principal, ['text'], engine);
      return { engine: picked, isModel: picked.source !== 'bamboo' || picked.id === 'bamboo/writer' };
    },
    /** The one that would do it. */
    pick: (need: Engine['can']) => ai.pick(principal, need, engine),
    /** Work that was done by rule, without asking an engine, is the server's. */
    answeredByRules: (note: string | null = null) => onEngine({ id: 'bamboo', title: 'Bamboo', note }),
    /** The engines that this person may use. */
    engines: (need: Engine['can'] = []) => ai.enginesFor(principal, need),
  };
}

const nameOf = ({ id, title }: Engine) => ({ id, title });
