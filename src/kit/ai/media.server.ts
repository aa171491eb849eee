/** Calls that answer in one piece: vectors, words of a recording, a voice, pictures. The library for them loads when one is made. */
import type { EngineSettings } from './engine-settings.server.ts';
import { beginCall, outcomeOf, type Asker, type Books } from './call-record.server.ts';
import { createCallSignal } from './call-signal.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import type { Capability } from './engine.ts';
import { asAppError, Fault } from './fault.server.ts';
import { blame, firstAnswer } from './first-answer.server.ts';
import type { Offer } from './offer.server.ts';
import { tokensOf } from './price.ts';
import type { Models } from './providers.server.ts';

interface Ask extends Asker {
  engine?: string | undefined;
  fallback?: boolean;
  signal?: AbortSignal;
}
export interface EmbedRequest extends Ask {
  texts: readonly string[];
}
export interface TranscribeRequest extends Ask {
  audio: Uint8Array;
}
export interface SpeakRequest extends Ask {
  text: string;
  voice?: string;
}
export interface PictureRequest extends Ask {
  prompt: string;
  size?: `${number}x${number}`;
  count?: number;
  seed?: number;
}

/** Who answered, and why not another. */
interface From {
  engine: string;
  note: string | null;
}

interface Options {
  catalogue: Catalogue;
  books: Books;
  timeouts: EngineSettings['timeouts'];
  closing: AbortSignal;
}

export function createMedia({ catalogue, books, timeouts, closing }: Options) {
  /** `input` is what the provider counts, where it counts tokens at all. */
  async function ask<T extends object>(
    request: Ask,
    need: Capability,
    input: string,
    work: (models: Models, model: string, signal: AbortSignal) => Promise<T>,
  ): Promise<T & From> {
    const { principal, engine, fallback } = request;
    const offers = await catalogue.candidates({ principal, need: [need], engine, fallback });
    const { signal, clear } = createCallSignal(request.signal, closing, timeouts.deadline);

    async function askOne(offer: Offer): Promise<T> {
      const models = await offer.open();
      const record = beginCall(books, offer, request);
      try {
        const value = await blame(() => work(models, offer.model, signal), signal);
        record.firstToken();
        record.end('ok', { inputTokens: tokensOf(input), outputTokens: 0 });
        return value;
      } catch (error) {
        record.end(outcomeOf(error));
        throw error;
      }
    }

    try {
      const { value, offer, note } = await firstAnswer(offers, askOne, {
        signal,
        asked: offers[0]!.id === engine,
      });
      return { ...value, engine: offer.id, note };
    } catch (error) {
      const reason: unknown = signal.aborted ? signal.reason : error;
      throw reason instanceof Fault ? asAppError(reason, offers[0]!.title) : reason;
    } finally {
      clear();
    }
  }

  return {
    embed: (request: EmbedRequest) =>
      ask(request, 'embeddings', request.texts.join('\n'), async (models, model, abortSignal) => {
        const { embedMany } = await import('ai');
        const { embeddings } = await embedMany({
          model: offered(models.embedding)(model),
          values: [...request.texts],
          maxRetries: 0,
          abortSignal,
        });
        return { vectors: embeddings, tokens: tokensOf(request.texts.join('\n')) };
      }),

    transcribe: (request: TranscribeRequest) =>
      ask(request, 'transcription', '', async (models, model, abortSignal) => {
        const { transcribe } = await import('ai');
        const { text, segments, language } = await transcribe({
          model: offered(models.transcription)(model),
          audio: request.audio,
          maxRetries: 0,
          abortSignal,
        });
        return { text, segments, language: language ?? null };
      }),

    speak: (request: SpeakRequest) =>
      ask(request, 'speech', request.text, async (models, model, abortSignal) => {
        const { generateSpeech } = await import('ai');
        const { audio } = await generateSpeech({
          model: offered(models.speech)(model),
          text: request.text,
          maxRetries: 0,
          abortSignal,
          ...(request.voice ? { voice: request.voice } : {}),
        });
        return { audio: audio.uint8Array, mediaType: audio.mediaType };
      }),

    picture: (request: PictureRequest) =>
      ask(request, 'image', request.prompt, async (models, model, abortSignal) => {
        const { generateImage } = await import('ai');
        const { images } = await generateImage({
          model: offered(models.image)(model),
          prompt: request.prompt,
          n: request.count ?? 1,
          maxRetries: 0,
          abortSignal,
          ...(request.size ? { size: request.size } : {}),
          ...(request.seed === undefined ? {} : { seed: request.seed }),
        });
        return { pictures: images.map(({ uint8Array, mediaType }) => ({ data: uint8Array, mediaType })) };
      }),
  };
}

function offered<T>(make: T | undefined): T {
  if (!make) throw new Fault('invalid', 'cannot do that');
  return make;
}
