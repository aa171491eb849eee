/** What the fake provider answers in one piece: vectors, a voice, words of a recording, pictures, as OpenAI writes them. */
import { encodeWav } from '#kit/models/wav.ts';

interface MediaAnswer {
  type: string;
  body: string | Uint8Array;
}

type Media = (body: Record<string, unknown>) => MediaAnswer;

/** One pixel, red. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

const json = (value: object): MediaAnswer => ({ type: 'application/json', body: JSON.stringify(value) });

const embeddings: Media = ({ input, dimensions = 3 }) =>
  json({
    object: 'list',
    data: [input].flat().map((_, index) => ({
      object: 'embedding',
      index,
      embedding: [index, 0.5, 1].slice(0, Number(dimensions)),
    })),
    usage: { prompt_tokens: 3, total_tokens: 3 },
  });

/** A tenth of a second of silence. */
const speech: Media = () => ({
  type: 'audio/wav',
  body: encodeWav({ sampleRate: 16_000, pcm: new Float32Array(1600) }),
});

/** Every recording lasts a minute and a half; words are timed where that is asked for. */
const transcription: Media = ({ form }) => {
  if (/name="timestamp_granularities\[\]"\s+word/.test(String(form)))
    return json({
      text: 'Hello.',
      language: 'english',
      duration: 90,
      words: [{ word: 'Hello.', start: 0, end: 1.5 }],
    });
  if (/gpt-4o-transcribe/.test(String(form))) return json({ text: 'Hello from the fake.' });
  return json({
    text: 'Hello from the fake.',
    language: 'english',
    duration: 90,
    segments: [
      {
        id: 0,
        seek: 0,
        start: 0,
        end: 90,
        text: 'Hello from the fake.',
        tokens: [],
        temperature: 0,
        avg_logprob: 0,
        compression_ratio: 1,
        no_speech_prob: 0,
      },
    ],
  });
};

/** In English, whatever was said; of times only where they are asked for. */
const translation: Media = ({ form }) =>
  json(
    /verbose_json/.test(String(form))
      ? {
          task: 'translate',
          language: 'english',
          duration: 2.5,
          text: 'Good day to all.',
          segments: [{ id: 0, start: 0, end: 2.5, text: 'Good day to all.' }],
        }
      : { text: 'Good day to all.' },
  );

const images: Media = ({ n = 1 }) =>
  json({
    created: 1,
    data: Array.from({ length: Number(n) }, () => ({ b64_json: picture })),
    usage: { input_tokens: 10, output_tokens: 272 * Number(n), total_tokens: 10 + 272 * Number(n) },
  });

/** Of an edit, only the form is known. */
const edits: Media = ({ form }) => images({ n: /name="n"\s+(\d)/.exec(String(form))?.[1] ?? 1 });

/** As Gemini answers when a picture was asked for. */
const geminiImage: Media = () =>
  json({
    candidates: [
      {
        content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: picture } }] },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 1290, totalTokenCount: 1300 },
    modelVersion: 'gemini-2.5-flash-image',
  });

const byPath: [pattern: RegExp, media: Media][] = [
  [/\/embeddings$/, embeddings],
  [/\/audio\/speech$/, speech],
  [/\/audio\/transcriptions$/, transcription],
  [/\/audio\/translations$/, translation],
  [/\/images\/generations$/, images],
  [/\/images\/edits$/, edits],
  [/-image:generateContent$/, geminiImage],
];

export const mediaAt = (path: string) => byPath.find(([pattern]) => pattern.test(path))?.[1];
