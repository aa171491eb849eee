/** Bamboo as a provider of the AI SDK: chat, tools and consensus call it like any other engine. */
import {
  NoSuchModelError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4Source,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
  type ProviderV4,
  type SharedV4ProviderMetadata,
  type SharedV4Warning,
} from '@ai-sdk/provider';
import { cutToTokens } from '#kit/ai/price.ts';
import type { Bamboo } from './bamboo.server.ts';
import type { Answer, Question } from './expert.ts';
import { questionOf } from './prompt.server.ts';

const providerId = 'bamboo';
export const opinionsModel = 'bamboo/opinions';
/** A few words at a time, so that the page can draw while it arrives. */
const wordsTogether = 3;

/** Nothing is counted in tokens, and nothing is charged. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

interface BambooProvider extends Pick<
  ProviderV4,
  'specificationVersion' | 'languageModel' | 'embeddingModel' | 'imageModel'
> {
  languageModel(modelId: string): LanguageModelV4;
}

export function createBambooProvider(bamboo: Bamboo): BambooProvider {
  return {
    specificationVersion: 'v4',
    languageModel: (modelId) => modelOf(bamboo, modelId),
    embeddingModel: (modelId) => {
      throw new NoSuchModelError({ modelId, modelType: 'embeddingModel' });
    },
    imageModel: (modelId) => {
      throw new NoSuchModelError({ modelId, modelType: 'imageModel' });
    },
  };
}

/** `bamboo` is all experts; `bamboo/atlas` is one; `bamboo/opinions` tells which of them know. */
function modelOf(bamboo: Bamboo, modelId: string): LanguageModelV4 {
  if (modelId === opinionsModel)
    return modelBy(modelId, (question, signal) => rollCall(bamboo, question, signal));
  const expert = modelId === providerId ? undefined : modelId.replace(/^bamboo\//, '');
  if (
    expert !== undefined &&
    !(modelId.startsWith('bamboo/') && bamboo.experts.some(({ id }) => id === expert))
  )
    throw new NoSuchModelError({ modelId, modelType: 'languageModel' });
  return modelBy(modelId, async (question, signal) => {
    const answer = expert
      ? await bamboo.ask(expert, question, signal)
      : await bamboo.answer(question, signal);
    return { ...answer, metadata: metadataOf(answer) };
  });
}

/** Who would answer, each with where its knowledge comes from, in the metadata. */
async function rollCall(bamboo: Bamboo, question: Question, signal?: AbortSignal): Promise<ProviderAnswer> {
  const opinions = await bamboo.opinions(question, signal);
  const titleOf = new Map(bamboo.experts.map(({ id, title }) => [id, title]));
  const experts = opinions.map(({ expert, family, stance }) => ({
    expert,
    family,
    stance,
    title: titleOf.get(expert) ?? expert,
  }));
  const text = experts.length > 0 ? experts.map(({ title }) => title).join(', ') : 'No answer found.';
  return { text, sources: [], metadata: { bamboo: { experts } } };
}

interface ProviderAnswer extends Pick<Answer, 'text' | 'sources'> {
  metadata: SharedV4ProviderMetadata;
  isCut?: boolean;
}

function modelBy(
  modelId: string,
  tell: (question: Question, signal?: AbortSignal) => Promise<ProviderAnswer>,
): LanguageModelV4 {
  const answerTo = async (options: LanguageModelV4CallOptions) => {
    options.abortSignal?.throwIfAborted();
    return limited(await tell(questionOf(options), options.abortSignal), options);
  };
  return {
    specificationVersion: 'v4',
    provider: providerId,
    modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const answer = await answerTo(options);
      return {
        content: [{ type: 'text', text: answer.text }, ...sourcesOf(answer)],
        finishReason: finishOf(answer),
        usage,
        warnings: warningsFor(options),
        providerMetadata: answer.metadata,
      };
    },
    async doStream(options) {
      const answer = await answerTo(options);
      return { stream: streamOf(partsOf(answer, warningsFor(options)), options.abortSignal) };
    },
  };
}

/** Its answers are short. Only a limit that a program set is kept to: those of our own tools are guesses for language models. */
function limited(answer: ProviderAnswer, { providerOptions }: LanguageModelV4CallOptions): ProviderAnswer {
  const { maxTokens = Infinity } = (providerOptions?.bamboo ?? {}) as { maxTokens?: number };
  const text = cutToTokens(answer.text, maxTokens);
  return { ...answer, text, isCut: text.length < answer.text.length };
}

const finishOf = ({ isCut }: ProviderAnswer) =>
  ({ unified: isCut ? 'length' : 'stop', raw: undefined }) as const;

function metadataOf({ expert, family, stance, confidence, value, asOf }: Answer): SharedV4ProviderMetadata {
  return {
    bamboo: {
      expert,
      family,
      stance,
      confidence,
      ...(asOf ? { asOf } : {}),
      ...(value ? { value: JSON.parse(JSON.stringify(value)) } : {}),
    },
  };
}

function sourcesOf({ sources }: ProviderAnswer): LanguageModelV4Source[] {
  return sources.map(({ title, url, quote }, place) => {
    const common = {
      type: 'source',
      id: `source-${place + 1}`,
      title,
      ...(quote ? { providerMetadata: { bamboo: { quote } } } : {}),
    } as const;
    return url
      ? { ...common, sourceType: 'url', url }
      : { ...common, sourceType: 'document', mediaType: 'text/plain' };
  });
}

function warningsFor({ tools, responseFormat }: LanguageModelV4CallOptions): SharedV4Warning[] {
  return [
    ...(tools?.length ? [{ type: 'unsupported', feature: 'tools' } as const] : []),
    ...(responseFormat?.type === 'json'
      ? [{ type: 'unsupported', feature: 'responseFormat', details: 'Bamboo answers in words.' } as const]
      : []),
  ];
}

function* partsOf(answer: ProviderAnswer, warnings: SharedV4Warning[]): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings };
  yield { type: 'text-start', id: 'answer' };
  for (const [delta] of answer.text.matchAll(
    new RegExp(`(?:\\s*\\S+){1,${wordsTogether}}\\s*$|(?:\\s*\\S+){1,${wordsTogether}}`, 'g'),
  ))
    yield { type: 'text-delta', id: 'answer', delta };
  yield { type: 'text-end', id: 'answer' };
  yield* sourcesOf(answer);
  yield { type: 'finish', finishReason: finishOf(answer), usage, providerMetadata: answer.metadata };
}

/** Pulled as it is read, so that nobody's slow reading fills the memory. */
function streamOf(
  parts: Iterator<LanguageModelV4StreamPart>,
  signal?: AbortSignal,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) {
        controller.error(signal.reason);
        return;
      }
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
