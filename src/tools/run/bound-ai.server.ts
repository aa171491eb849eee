/** The engines as a tool sees them: asked for the person who runs it, with the engine they chose, until they stop it. */
import type { z } from 'zod';
import type { Ai, StructureRequest } from '#kit/ai/ai.server.ts';
import type { TextResult } from '#kit/ai/converse.server.ts';
import type { Engine } from '#kit/ai/engine.ts';
import type { EmbedRequest, PictureRequest, SpeakRequest, TranscribeRequest } from '#kit/ai/media.server.ts';
import type { TextRequest } from '#kit/ai/text.server.ts';
import { AppError, type ErrorCode } from '#kit/errors.ts';
import type { Update } from '../define/define-run.server.ts';
import type { Sources } from '../kinds/kind.ts';
import { mainText } from '../define/output.ts';
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

  /** `named: false` where an engine is asked only whether it knows: whoever abstains has not worked on the result. */
  async function text(request: Ask<TextRequest>, { named = true } = {}) {
    const answer = await ai.text(bind(request));
    if (named) onEngine({ ...nameOf(answer.engine), note: answer.note });
    return answer;
  }

  /** For answers that come in one piece and name their engine by id. */
  async function noted<T extends { engine: string; note: string | null }>(asked: Promise<T>): Promise<T> {
    const answer = await asked;
    const known = (await ai.enginesFor(principal)).find(({ id }) => id === answer.engine);
    onEngine({ id: answer.engine, title: known?.title ?? answer.engine, note: answer.note });
    return answer;
  }

  return {
    text,
    /** What an engine writes, as updates of a text. Throws where it ends before its end; what was written stands. */
    async *write(
      request: Ask<TextRequest>,
      { to = mainText } = {},
    ): AsyncGenerator<Update, { result: TextResult } & Sources, undefined> {
      const { stream, result: ended } = await text(request);
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
    /** The one that would write, and whether it is a language model: the engine of the house works by rule. */
    async writer() {
      const picked = await ai.pick(principal, ['text'], engine);
      return { engine: picked, isModel: picked.source !== 'bamboo' || picked.id === 'bamboo/writer' };
    },
    /** The one that would do it. */
    pick: (need: Engine['can']) => ai.pick(principal, need, engine),
    /** Work that was done by rule, without asking an engine, is the house's. */
    byHouse: (note: string | null = null) => onEngine({ id: 'bamboo', title: 'Bamboo', note }),
    /** The engines that this person may use. */
    engines: (need: Engine['can'] = []) => ai.enginesFor(principal, need),
  };
}

const nameOf = ({ id, title }: Engine) => ({ id, title });
