/** Models of the test's own in place of packs of hundreds of megabytes: they hear one sentence, and speak a tenth of a second. */
import type { ModelHost } from '#kit/models/model-host.server.ts';
import type { Services } from '#kit/services.server.ts';

const sampleRate = 16_000;
const seconds = 30;
const usualWords = 'Please tell Anna that we meet on Friday at nine.';

const standInsFor = (said: string) => ({
  async openSound(recording: ReadableStream) {
    await recording.cancel();
    return {
      seconds,
      isCut: false,
      read: async (from: number, to: number) =>
        new Float32Array(Math.round((Math.min(to, seconds) - from) * sampleRate)).fill(0.1),
      close: async () => {},
    };
  },
  findSpeech: async (pcm: Float32Array) => new Float32Array(Math.ceil(pcm.length / 512)).fill(0.9, 0, 200),
  hear: async () => ({
    segments: said.split(' ').map((text, at) => ({ text, start: at * 0.2, end: at * 0.2 + 0.15 })),
    language: 'en',
    certainty: 0.99,
  }),
  describeVoices: async (_: unknown, stretches: unknown[]) => stretches.map(() => []),
  speak: async () => ({ sampleRate, pcm: new Float32Array(1600) }),
  speakLight: async () => ({ sampleRate, pcm: new Float32Array(1600) }),
  ffmpeg: async () => {
    throw new Error('there is none');
  },
  readPicture: async () => ({
    text: '',
    confidence: 0,
    width: 600,
    height: 800,
    turned: 0,
    skew: 0,
    words: [],
  }),
  readCodes: async () => [],
});

/** For every run of this app. `said`: what is heard in every recording. */
export function useStandInModels({ models }: Services, said = usualWords) {
  const standing = { ...models, ...standInsFor(said), forCaller: () => standing } as unknown as ModelHost;
  models.forCaller = () => standing;
}
