/** What is said in a few seconds, while someone goes on speaking. Nothing is kept: who speaks has the sound, and sends what is not settled again. */
import { AppError } from '#kit/errors.ts';
import { readBytes } from '#kit/http/body.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Models } from '#kit/models/model-host.server.ts';
import { decodeWav } from '#kit/models/wav.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { withOwnWords } from '#language/spelling.ts';
import { hearSpeech, longestHearing, prepareModels, type HeardWord } from './contract.ts';
import { wholeWords } from './cues.ts';
import { findOwnWords } from './own-words.server.ts';
import { cutOf, stretchesOf, windowsOf } from './stretches.ts';

const rate = 16_000;
/** After this much silence what was said is settled. */
const enoughSilence = 0.8;
/** Someone who does not pause: then a cut is made where it is least surely speech. */
const longEnough = 18;

export async function hearLive(
  models: Pick<Models, 'findSpeech' | 'hear'>,
  pcm: Float32Array,
  { language, signal }: { language?: string | undefined; signal: AbortSignal },
): Promise<{ words: HeardWord[]; language: string | null; settled: number }> {
  const seconds = pcm.length / rate;
  // What is under way is not broken off when someone leaves the page: that would end the model for all who come next.
  signal.throwIfAborted();
  const speech = await models.findSpeech(pcm);
  const stretches = stretchesOf(speech);
  // What is no speech is never given to the model, which would make words of it.
  if (stretches.length === 0) return { words: [], language: null, settled: Math.max(0, seconds - 0.5) };
  const silentSince = stretches.at(-1)!.end;
  const settled =
    seconds - silentSince >= enoughSilence
      ? silentSince + enoughSilence / 2
      : seconds >= longEnough
        ? cutOf(speech, stretches)
        : 0;
  const words: HeardWord[] = [];
  let known = language;
  for (const { start, end } of windowsOf(stretches, speech)) {
    const part = pcm.subarray(Math.floor(start * rate), Math.ceil(end * rate));
    signal.throwIfAborted();
    const heard = await models.hear(part, { language: known });
    known ??= heard.language;
    for (const word of wholeWords(heard.segments))
      words.push({ text: word.text, start: start + word.start, end: start + word.end });
  }
  return { words, language: known ?? null, settled };
}

const wanted = { hearing: ['silero', 'whisper'], speech: ['espeak', 'kokoro'] } as const;

export const hearingEndpoints = [
  implement(prepareModels, async ({ body: { soon } }, context) => {
    const names = wanted[soon];
    const { models, log } = context;
    if (!names.every((name) => models.isReady(name))) return { is: 'not_fetched' as const };
    const alive = new Set(models.running().map(({ name }) => name));
    if (names.every((name) => alive.has(name))) return { is: 'ready' as const };
    const who = (await ownerIdIfKnown(context)) ?? context.address;
    // Nobody waits for it here; whoever asks for something soon meets it loaded, or loading.
    void models
      .forCaller(who)
      .warm(names)
      .catch((error: unknown) =>
        log.debug(
          { event: 'transcription.preload_failed', err: error },
          'A speech model could not be loaded in advance.',
        ),
      );
    return { is: 'loading' as const };
  }),

  implement(hearSpeech, async ({ query: { language } }, context) => {
    const sound = decodeWav(await readBytes(context.request, hearSpeech.bodyLimit));
    if (!sound || sound.sampleRate !== rate || sound.pcm.length === 0)
      throw new AppError('invalid:recording', {
        message: 'Send a WAV file with one channel, 16 bits and 16,000 samples a second.',
      });
    if (sound.pcm.length > (longestHearing + 1) * rate)
      throw new AppError('too_large', { message: `Send at most ${longestHearing} seconds at once.` });
    const { signal } = context.request;
    const ownerId = await ownerIdIfKnown(context);
    const models = context.models.forCaller(ownerId ?? context.address);
    const heard = await hearLive(models, sound.pcm, { language, signal });
    const own = ownerId && heard.words.length > 0 ? await findOwnWords(context.db, ownerId) : [];
    return {
      ...heard,
      words:
        own.length === 0
          ? heard.words
          : heard.words.map((word) => ({ ...word, text: withOwnWords(word.text, own) })),
    };
  }),
];
