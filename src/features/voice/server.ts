import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { voices } from '#kit/models/voices.ts';
import { encodeWav } from '#kit/models/wav.ts';
import { voiceSample } from './contract.ts';
import { sampleSentence } from './speak/sample-sentences.ts';

/** Each is made once for as long as the process lives; all of them together are a few megabytes. */
const made = new Map<string, Uint8Array<ArrayBuffer>>();

export const voiceEndpoints = [
  implement(voiceSample, async ({ params }, { models, request }) => {
    const voice = voices.find(({ id }) => id === params.voice);
    if (!voice) throw new AppError('not_found:voice');
    const speak = voice.quality === 'natural' ? models.speak : models.speakLight;
    const sound =
      made.get(voice.id) ??
      encodeWav(await speak(sampleSentence(voice), { voice: voice.id, signal: request.signal }));
    made.set(voice.id, sound);
    return new Response(sound, {
      headers: { 'Content-Type': 'audio/wav', 'Cache-Control': 'private, max-age=86400' },
    });
  }),
];
