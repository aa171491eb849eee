/** The small models that come as packs, offered like any other engine. Each is fetched when first asked. */
import type {
  EmbeddingModelV4,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  SpeechModelV4,
  TranscriptionModelV4,
} from '@ai-sdk/provider';
import { AppError } from '#kit/errors.ts';
import type { ChatMessage } from '#kit/models/calls.ts';
import { decodeAudio } from '#kit/models/decode-audio.server.ts';
import { sampleRate } from '#kit/models/hearing.server.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import { encodeAudio, encodeByDefault } from '#kit/models/encode-audio.server.ts';
import { fastest, slowest, type Sound } from '#kit/models/speech.server.ts';
import { voiceNamed } from '#kit/models/voices.ts';
import type { Capability } from './engine.ts';
import { Fault, unsupported } from './fault.server.ts';
import type { Offer } from './offer.server.ts';
import type { Models } from './providers.server.ts';

export function modelOffers(host: ModelHost, { mayWrite }: { mayWrite: () => boolean }): Offer[] {
  const offer = (
    id: string,
    title: string,
    family: string,
    can: Capability,
    models: Partial<Models>,
  ): Offer => ({
    id: `bamboo/${id}`,
    title,
    family,
    model: id,
    provider: 'Comes with Frenly',
    about: 'A small model, downloaded on first use',
    can: [can],
    contextTokens: null,
    price: { input: 0, output: 0 },
    source: 'bamboo',
    open: async () => ({ takes: [], text: cannotWrite, ...models }),
  });
  return [
    offer('minilm', 'Bamboo Meaning (MiniLM)', 'MiniLM', 'embeddings', {
      takes: ['dimensions'],
      embedding: () => meaning(host),
    }),
    offer('whisper', 'Bamboo Ear (Whisper)', 'Whisper', 'transcription', {
      takes: ['language', 'timestampGranularities'],
      transcription: () => ear(host),
      translation: () => ear(host, { toEnglish: true }),
    }),
    offer('kokoro', 'Bamboo Voice (Kokoro)', 'Kokoro', 'speech', {
      takes: ['outputFormat', 'speed'],
      speech: () => voice(host),
    }),
    ...(mayWrite()
      ? [
          {
            ...offer('writer', 'Basic writer (TinyLlama, weak)', 'Llama', 'text', {
              text: () => writer(host),
            }),
            small: true,
          },
        ]
      : []),
  ];
}

const cannotWrite = (): never => {
  throw new Fault('invalid', 'does not write text');
};
const made = (modelId: string) => ({ specificationVersion: 'v4' as const, provider: 'bamboo', modelId });
const answered = (modelId: string) => ({ timestamp: new Date(), modelId });

/** Numbers in a vector of MiniLM. */
const meaningLength = 384;

interface Hearing {
  language?: string;
  timestampGranularities?: string[];
}

function meaning(host: ModelHost): EmbeddingModelV4 {
  return {
    ...made('minilm'),
    maxEmbeddingsPerCall: 256,
    supportsParallelCalls: false,
    async doEmbed({ values, abortSignal, providerOptions }) {
      const dimensionCount = providerOptions?.bamboo?.dimensions;
      if (dimensionCount !== undefined && dimensionCount !== meaningLength) throw unsupported('dimensions');
      const vectors = await host.embed(values, { signal: abortSignal });
      return { embeddings: vectors.map((vector) => Array.from(vector)), warnings: [] };
    },
  };
}

function ear(host: ModelHost, how: { toEnglish?: boolean } = {}): TranscriptionModelV4 {
  return {
    ...made('whisper'),
    async doGenerate({ audio, abortSignal: signal, providerOptions }) {
      const { language: spokenLanguage, timestampGranularities = [] } = (providerOptions?.bamboo ??
        {}) as Hearing;
      if (timestampGranularities.includes('word')) throw unsupported('timestampGranularities');
      const recording = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
      const pcm = await decodeAudio(recording, host.ffmpeg, { signal });
      const { text, segments, language } = await host.transcribe(pcm, {
        signal,
        language: spokenLanguage,
        ...how,
      });
      return {
        text,
        language,
        segments: segments.map(({ start, end, text: words }) => ({
          startSecond: start,
          endSecond: end,
          text: words,
        })),
        durationInSeconds: pcm.length / sampleRate,
        warnings: [],
        response: answered('whisper'),
      };
    },
  };
}

/** Where the natural voice cannot be fetched, the mechanical one speaks: better than silence. */
function voice(host: ModelHost): SpeechModelV4 {
  return {
    ...made('kokoro'),
    async doGenerate({ text, voice: asked, speed, outputFormat, abortSignal: signal }) {
      const voiceEntry =
        asked === undefined ? undefined : host.voices().find(({ id }) => id === voiceNamed(asked));
      if (asked !== undefined && !voiceEntry) throw unsupported('voice');
      if (speed !== undefined && (speed < slowest || speed > fastest)) throw unsupported('speed');
      const encode = (sound: Sound) =>
        outputFormat === undefined
          ? encodeByDefault(sound, host.ffmpeg, { signal })
          : encodeAudio(sound, outputFormat, host.ffmpeg, { signal });
      const how = { signal, ...(voiceEntry ? { voice: voiceEntry.id } : {}), ...(speed ? { speed } : {}) };
      const isLight = voiceEntry?.quality === 'light';
      try {
        const sound = await (isLight ? host.speakLight(text, how) : host.speak(text, how));
        return { audio: await encode(sound), warnings: [], response: answered('kokoro') };
      } catch (error) {
        if (isLight || !(error instanceof AppError && error.code.startsWith('unavailable'))) throw error;
        const sound = await host.speakLight(text, { signal, ...(speed ? { speed } : {}) });
        const warning = { type: 'other' as const, message: 'The natural voice couldn’t be downloaded.' };
        return { audio: await encode(sound), warnings: [warning], response: answered('espeak') };
      }
    },
  };
}

function writer(host: ModelHost): LanguageModelV4 {
  const finish = { unified: 'stop', raw: undefined } as const;
  const usage = {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  };
  return {
    ...made('writer'),
    supportedUrls: {},
    async doGenerate({ prompt, maxOutputTokens: maxTokens = 400, abortSignal: signal }) {
      const { text } = await host.write(toChat(prompt), { maxTokens, signal });
      return { content: [{ type: 'text', text }], finishReason: finish, usage, warnings: [] };
    },
    async doStream({ prompt, maxOutputTokens: maxTokens = 400, abortSignal: signal }) {
      const id = 'answer';
      const stream = new ReadableStream({
        async start(controller) {
          controller.enqueue({ type: 'stream-start', warnings: [] });
          controller.enqueue({ type: 'text-start', id });
          await host.write(toChat(prompt), {
            maxTokens,
            signal,
            onToken: (delta) => controller.enqueue({ type: 'text-delta', id, delta }),
          });
          controller.enqueue({ type: 'text-end', id });
          controller.enqueue({ type: 'finish', finishReason: finish, usage });
          controller.close();
        },
      });
      return { stream };
    },
  };
}

function toChat(prompt: LanguageModelV4CallOptions['prompt']): ChatMessage[] {
  return prompt.flatMap((message): ChatMessage[] => {
    if (message.role === 'system') return [{ role: 'system', content: message.content }];
    if (message.role === 'tool') return [];
    const content = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
    return [{ role: message.role, content }];
  });
}
