import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { rawEvents } from '#kit/http/event-stream.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { chunks, wholeAnswer } from './chat-answer.server.ts';
import { readInstructions, readMessages, readTools } from './chat-request.ts';
import {
  createCompletion,
  createEmbeddings,
  createImages,
  createSpeech,
  createTranscription,
  getModel,
  listModels,
} from './contract.ts';
import { readRecording } from './recording.server.ts';

/** Where the client sets no limit. */
const usualTokens = 4096;

/** `auto` leaves the choice to us: the best engine that this person may use. Who names one means that one. */
const choiceOf = (model: string | undefined) =>
  model === undefined || model === 'auto' ? {} : { engine: model, fallback: false };

const asker = ({ caller, requestId, request }: MemberContext) => ({
  principal: caller.user.id,
  purpose: 'api.v1',
  requestId,
  signal: request.signal,
});

const present = ({ id, provider }: Engine) => ({
  id,
  object: 'model' as const,
  created: 0,
  owned_by: provider,
});

export const openAiEndpoints: Implementation[] = [
  implement(listModels, async (_, { ai, caller }) => {
    await ai.findLocal();
    const engines = await ai.enginesFor(caller.user.id);
    return { object: 'list' as const, data: engines.map(present) };
  }),

  implement(getModel, async ({ params: { id } }, { ai, caller }) => {
    const found = (await ai.enginesFor(caller.user.id)).find((engine) => engine.id === id);
    if (!found) throw new AppError('not_found:engine', { message: 'There is no such engine.' });
    return present(found);
  }),

  implement(createCompletion, async ({ body }, context) => {
    const tools = readTools(body.tools);
    const instructions = readInstructions(body.messages);
    const stop = new AbortController();
    const answer = await context.ai.text({
      ...asker(context),
      signal: AbortSignal.any([stop.signal, context.request.signal]),
      ...choiceOf(body.model),
      messages: readMessages(body.messages),
      maxTokens: body.max_completion_tokens ?? body.max_tokens ?? usualTokens,
      ...(instructions ? { instructions } : {}),
      ...(tools ? { tools } : {}),
      ...(typeof body.temperature === 'number' ? { temperature: body.temperature } : {}),
    });
    if (body.stream)
      return rawEvents(chunks(answer, { withUsage: body.stream_options?.include_usage ?? false }), {
        onLeave: () => stop.abort(),
      });
    const { error, body: whole } = await wholeAnswer(answer);
    if (error) throw new AppError('upstream_failed:provider_broken', { message: error.message });
    return Response.json(whole);
  }),

  implement(createEmbeddings, async ({ body: { model, input, encoding_format } }, context) => {
    const texts = typeof input === 'string' ? [input] : input;
    const { vectors, engine, tokens } = await context.ai.embed({
      ...asker(context),
      ...choiceOf(model),
      texts,
    });
    return {
      object: 'list' as const,
      model: engine,
      data: vectors.map((vector, index) => ({
        object: 'embedding' as const,
        index,
        embedding: encoding_format === 'base64' ? toBase64(vector) : vector,
      })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  }),

  implement(createTranscription, async (_, context) => {
    const { audio, model, format } = await readRecording(context.request);
    const { text, segments, language } = await context.ai.transcribe({
      ...asker(context),
      ...choiceOf(model),
      audio,
    });
    if (format === 'text')
      return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    return Response.json(
      format === 'verbose_json'
        ? {
            task: 'transcribe',
            language,
            text,
            segments: segments.map(({ startSecond, endSecond, text: words }, id) => ({
              id,
              start: startSecond,
              end: endSecond,
              text: words,
            })),
          }
        : { text },
    );
  }),

  implement(createSpeech, async ({ body: { model, input, voice } }, context) => {
    const { audio, mediaType } = await context.ai.speak({
      ...asker(context),
      ...choiceOf(model),
      text: input,
      ...(voice ? { voice } : {}),
    });
    // Whatever the engine speaks in: its name is in the header.
    return new Response(audio as Uint8Array<ArrayBuffer>, { headers: { 'content-type': mediaType } });
  }),

  implement(createImages, async ({ body: { model, prompt, n, size } }, context) => {
    const { pictures } = await context.ai.picture({
      ...asker(context),
      ...choiceOf(model),
      prompt,
      count: n,
      ...(size ? { size: size as `${number}x${number}` } : {}),
    });
    return {
      created: Math.floor(Date.now() / 1000),
      data: pictures.map(({ data }) => ({ b64_json: Buffer.from(data).toString('base64') })),
    };
  }),
];

/** OpenAI's own client asks for vectors as 32-bit floats in base64, which is a third of the bytes. */
const toBase64 = (vector: readonly number[]) =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64');
