/** Calls that answer in one piece: vectors, words of a recording, a voice, pictures. The library for them loads when one is made. */
import type { ImageModelV4 } from '@ai-sdk/provider';
import type { EngineSettings } from './engine-settings.server.ts';
import { beginCall, outcomeOf, type Asker, type Books } from './call-record.server.ts';
import { createCallSignal } from './call-signal.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import type { Capability } from './engine.ts';
import { asAppError, Fault, unsupported } from './fault.server.ts';
import { blame, firstAnswer } from './first-answer.server.ts';
import type { Offer } from './offer.server.ts';
import {
  mediaCost,
  minutesOfRecording,
  minutesOfSpeech,
  takes,
  tokensOfChanged,
  tokensOfPictures,
  type Taken,
} from './media-price.ts';
import { mustNotDrop, mustTake } from './manner.server.ts';
import { creditsFor, tokensOf } from './price.ts';
import type { Models } from './providers.server.ts';
import type { Purse } from './purse.server.ts';

interface Ask extends Asker {
  engine?: string | undefined;
  fallback?: boolean;
  signal?: AbortSignal;
}
export interface EmbedRequest extends Ask {
  texts: readonly string[];
  dimensions?: number | undefined;
  user?: string | undefined;
}
export interface TranscribeRequest extends Ask {
  audio: Uint8Array;
  /** When it was said does not matter. */
  textOnly?: boolean;
  /** In English, whatever is spoken. */
  toEnglish?: boolean;
  /** What the engine may be told besides; what it cannot take it says by name. */
  hearing?: {
    language?: string | undefined;
    prompt?: string | undefined;
    temperature?: number | undefined;
    timestampGranularities?: readonly ('word' | 'segment')[] | undefined;
  };
}
export interface SpeakRequest extends Ask {
  text: string;
  voice?: string;
  /** `mp3`, `wav`, …; the engine's own without it. */
  outputFormat?: string | undefined;
  speed?: number | undefined;
  instructions?: string | undefined;
}
export interface PictureRequest extends Ask {
  prompt: string;
  size?: `${number}x${number}`;
  count?: number;
  seed?: number;
  /** To be changed: the picture, and where. */
  from?: Change;
  painting?: {
    quality?: string | undefined;
    style?: string | undefined;
    background?: string | undefined;
    moderation?: string | undefined;
    outputFormat?: string | undefined;
    outputCompression?: number | undefined;
    /** Of a picture that is changed: how much of it shall stay as it is. */
    inputFidelity?: string | undefined;
    user?: string | undefined;
  };
}

export interface Change {
  /** The first is the one that is changed; the others show what is meant. */
  pictures: readonly Uint8Array[];
  /** The same area in the two ways that engines read it: see-through on the picture's size, or white on black. */
  mask?: { seeThrough: Uint8Array; white: Uint8Array } | undefined;
}

/** Who answered, and why not another. */
interface From {
  engine: string;
  note: string | null;
}

interface Done<T> {
  value: T;
  taken?: Taken;
}

interface Options {
  catalogue: Catalogue;
  books: Books;
  purse: Purse;
  timeouts: EngineSettings['timeouts'];
  closing: AbortSignal;
}

export function createMedia({ catalogue, books, purse, timeouts, closing }: Options) {
  /** `most` is what it can take at the most; the work says what it took where the provider tells. */
  async function ask<T extends object>(
    request: Ask,
    need: Capability,
    most: Taken,
    work: (models: Models, model: string, signal: AbortSignal) => Promise<Done<T>>,
  ): Promise<T & From> {
    const { principal, engine, fallback } = request;
    const offers = await catalogue.candidates({ principal, need: [need], engine, fallback });
    const { signal, clear } = createCallSignal(request.signal, closing, timeouts.deadline);

    async function askOne(offer: Offer): Promise<{ value: T; credits: number }> {
      const models = await offer.open();
      const record = beginCall(books, offer, request);
      try {
        const { value, taken = most } = await blame(() => work(models, offer.model, signal), signal);
        record.firstToken();
        const cost = record.end('ok', tokensIn(taken), mediaCost(offer, taken));
        return { value, credits: creditsFor(offer, cost, request.payShare) };
      } catch (error) {
        record.end(outcomeOf(error));
        throw error;
      }
    }

    let reservation: unknown;
    try {
      const atMost = creditsFor(offers[0]!, mediaCost(offers[0]!, most), request.payShare);
      reservation = await purse.reserve(principal, atMost, request.purpose, request.payKey);
      const { value, offer, note } = await firstAnswer(offers, askOne, {
        signal,
        asked: offers[0]!.id === engine,
      });
      await purse.settle(reservation, value.credits);
      return { ...value.value, engine: offer.id, note };
    } catch (error) {
      await purse.refund(reservation);
      const reason: unknown = signal.aborted ? signal.reason : error;
      throw reason instanceof Fault ? asAppError(reason, offers[0]!.title) : reason;
    } finally {
      clear();
    }
  }

  return {
    embed(request: EmbedRequest) {
      const guess = tokensOf(request.texts.join('\n'));
      const most = takes({ inputTokens: guess });
      return ask(request, 'embeddings', most, async (models, model, abortSignal) => {
        const { embedMany } = await import('ai');
        const { dimensions, user } = request;
        mustTake(models.takes, { dimensions });
        const { embeddings, usage, warnings } = await embedMany({
          model: offered(models.embedding)(model),
          values: [...request.texts],
          maxRetries: 0,
          abortSignal,
          providerOptions: optionsFor({ dimensions, user }),
        });
        mustNotDrop(warnings ?? [], { dimensions });
        const tokens = usage.tokens || guess;
        return { value: { vectors: embeddings, tokens }, taken: takes({ inputTokens: tokens }) };
      });
    },

    transcribe(request: TranscribeRequest) {
      const most = takes({ minutes: minutesOfRecording(request.audio) });
      return ask(request, 'transcription', most, async (models, model, abortSignal) => {
        const { transcribe } = await import('ai');
        const { hearing = {}, toEnglish, textOnly = false } = request;
        const wantsTimes = models.timesOnRequest && !textOnly;
        mustTake(models.takes, hearing);
        const open = toEnglish ? models.translation : models.transcription;
        const { text, segments, language, durationInSeconds, warnings } = await transcribe({
          model: offered(open)(model),
          audio: request.audio,
          maxRetries: 0,
          abortSignal,
          providerOptions: optionsFor({
            ...hearing,
            ...(wantsTimes ? { responseFormat: 'verbose_json' } : {}),
          }),
        });
        mustNotDrop(warnings, hearing);
        const seconds = durationInSeconds ?? segments.at(-1)?.endSecond;
        return {
          value: { text, segments, language: language ?? null, seconds: seconds ?? null },
          ...(seconds === undefined ? {} : { taken: takes({ minutes: seconds / 60 }) }),
        };
      });
    },

    speak(request: SpeakRequest) {
      const most = takes({ inputTokens: tokensOf(request.text), minutes: minutesOfSpeech(request.text) });
      return ask(request, 'speech', most, async (models, model, abortSignal) => {
        const { generateSpeech } = await import('ai');
        const { outputFormat, speed, instructions } = request;
        const asked = { outputFormat, speed, instructions };
        mustTake(models.takes, asked);
        const { audio, warnings } = await generateSpeech({
          model: offered(models.speech)(model),
          text: request.text,
          maxRetries: 0,
          abortSignal,
          ...(request.voice ? { voice: request.voice } : {}),
          ...(outputFormat === undefined ? {} : { outputFormat }),
          ...(speed === undefined ? {} : { speed }),
          ...(instructions === undefined ? {} : { instructions }),
        });
        mustNotDrop(warnings, asked);
        return { value: { audio: audio.uint8Array, mediaType: audio.mediaType } };
      });
    },

    picture(request: PictureRequest) {
      const { prompt, count = 1, size, seed, painting = {}, from } = request;
      const inputTokens = count * (tokensOf(prompt) + tokensOfChanged * (from?.pictures.length ?? 0));
      const most = takes({ inputTokens, outputTokens: tokensOfPictures(count) });
      return ask(request, 'image', most, async (models, model, abortSignal) => {
        const { generateImage } = await import('ai');
        mustTake(models.takes, painting);
        const painter = offered(models.image)(model, request.principal);
        const { images, usage, warnings } = await generateImage({
          model: painter,
          prompt: from ? await changePrompt(painter, prompt, from) : prompt,
          n: count,
          maxRetries: 0,
          abortSignal,
          ...(size && (models.shapes === 'ratio' ? { aspectRatio: ratioOf(size) } : { size })),
          ...(seed === undefined ? {} : { seed }),
          providerOptions: optionsFor(painting),
        });
        mustNotDrop(warnings, { ...painting, size, seed });
        const outputTokens = usage.outputTokens ?? tokensOfPictures(images.length);
        return {
          value: { pictures: images.map(({ uint8Array, mediaType }) => ({ data: uint8Array, mediaType })) },
          taken: takes({ inputTokens: usage.inputTokens ?? inputTokens, outputTokens }),
        };
      });
    },
  };
}

/** An engine without a place for the area is shown it as a second picture. */
async function changePrompt(painter: ImageModelV4, text: string, { pictures, mask }: Change) {
  const images = [...pictures];
  if ((await painter.supportsFileInputs) === false) throw unsupported('image');
  if (!mask) return { text, images };
  if ((await painter.supportsMaskInputs) !== false) return { text, images, mask: mask.seeThrough };
  return {
    text: `${text}\n\nChange the first picture only where the last one is white; leave everything else as it is.`,
    images: [...images, mask.white],
  };
}

function ratioOf(size: `${number}x${number}`): `${number}:${number}` {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  const by = common(width, height);
  return `${width / by}:${height / by}`;
}

/** The same settings under every name that a provider may look for them by. */
function optionsFor(settings: object) {
  const own = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Record<string, never>;
  const { dimensions, outputFormat, outputCompression, inputFidelity, ...same } = own;
  const plain = Object.fromEntries(
    Object.entries({
      ...same,
      dimensions,
      output_format: outputFormat,
      output_compression: outputCompression,
      input_fidelity: inputFidelity,
    }).filter(([, value]) => value !== undefined),
  ) as typeof own;
  const google: typeof own = dimensions === undefined ? {} : { outputDimensionality: dimensions };
  return {
    openai: own,
    bamboo: own,
    google,
    openrouter: plain,
    groq: plain,
    mistral: plain,
    compatible: plain,
  };
}

const tokensIn = ({ inputTokens, outputTokens }: Taken) => ({ inputTokens, outputTokens });

function offered<T>(make: T | undefined): T {
  if (!make) throw new Fault('invalid', 'cannot do that');
  return make;
}
