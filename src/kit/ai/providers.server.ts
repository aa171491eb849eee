/** The providers: how each is spoken to. Their libraries are loaded with the first call, not with the process. */
import type {
  EmbeddingModelV4,
  ImageModelV4,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  SpeechModelV4,
  TranscriptionModelV4,
} from '@ai-sdk/provider';
import type { ProviderId } from './engine.ts';
import { gatherDeltas } from './gather-deltas.ts';
import { needsChat } from './manner.server.ts';
import { openSound, openTranslation } from './sound-server.server.ts';

export interface Models {
  /** The settings that reach it; all of them by default. */
  takes?: readonly string[];
  text(model: string, call?: LanguageModelV4CallOptions): LanguageModelV4;
  embedding?(model: string): EmbeddingModelV4;
  speech?(model: string): SpeechModelV4;
  transcription?(model: string): TranscriptionModelV4;
  /** What is said in a recording, in English. */
  translation?(model: string): TranscriptionModelV4;
  /** `who` asks: the built-in painter serves people in turns. */
  image?(model: string, who: string): ImageModelV4;
  /** It tells when something was said only where that is asked for. */
  timesOnRequest?: true;
  /** How it is told the shape of a picture; by its size unless said. */
  shapes?: 'ratio';
}

export interface Access {
  provider: ProviderId;
  key?: string;
  /** Required for `compatible`; elsewhere in place of the provider's own address. */
  baseUrl?: string;
  fetch: typeof fetch;
}

/** Those that speak OpenAI's chat protocol. */
const compatibleAddresses = {
  openrouter: 'https://openrouter.ai/api/v1',
  groq: 'https://api.groq.com/openai/v1',
  mistral: 'https://api.mistral.ai/v1',
};

/** What every language model can be told, as far as its library does not object. */
const forText: readonly string[] = [
  'temperature',
  'topP',
  'seed',
  'presencePenalty',
  'frequencyPenalty',
  'reasoning',
  'toolChoice',
  'parallelToolCalls',
  'responseFormat',
];

const forMistral = [...forText.filter((one) => one !== 'seed' && one !== 'reasoning'), 'dimensions'];

export async function openProvider({ provider, key, baseUrl, fetch }: Access): Promise<Models> {
  const settings = { apiKey: key ?? '', fetch, ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI(settings);
      const responses = remembered((model) => openai.responses(model));
      const chat = remembered((model) => openai.chat(model));
      return {
        text: (model, call) => (call && needsChat(call) ? chat : responses)(model),
        embedding: (model) => openai.embeddingModel(model),
        speech: (model) => openai.speech(model),
        transcription: (model) => openai.transcription(model),
        ...(await openTranslation(settings)),
        image: (model) => openai.image(model),
      };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const anthropic = createAnthropic(settings);
      return { takes: forText, text: remembered((model) => anthropic.languageModel(model)) };
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      const google = createGoogle(settings);
      return {
        takes: [...forText.filter((one) => one !== 'parallelToolCalls'), 'dimensions'],
        text: remembered((model) => google.languageModel(model)),
        embedding: (model) => google.embeddingModel(model),
        image: (model) => google.image(model),
        shapes: 'ratio',
      };
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = baseUrl ?? compatibleAddresses[provider as keyof typeof compatibleAddresses];
      const server = createOpenAICompatible({
        name: provider,
        baseURL,
        fetch: gathering(fetch),
        ...(key ? { apiKey: key } : {}),
        // Mistral tells the usage by itself, and refuses to be asked.
        includeUsage: provider !== 'mistral',
        supportsStructuredOutputs: true,
      });
      return {
        ...(provider === 'mistral' ? { takes: forMistral } : {}),
        text: remembered((model) => server.chatModel(model)),
        embedding: (model) => server.embeddingModel(model),
        timesOnRequest: true,
        // The library for other servers knows no sound.
        ...(await openSound({ ...settings, baseURL })),
        image: (model) => server.imageModel(model),
      };
    }
  }
}

/** A model builds its schemas when it is made, which takes longer than to begin an answer. */
function remembered(make: (model: string) => LanguageModelV4): (model: string) => LanguageModelV4 {
  const made = new Map<string, LanguageModelV4>();
  return (id) => {
    const model = made.get(id) ?? make(id);
    made.set(id, model);
    return model;
  };
}

function gathering(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isEvents || !response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(gatherDeltas(response.body), { status, statusText, headers });
  };
}
