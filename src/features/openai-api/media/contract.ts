/** Sound and pictures in OpenAI's protocol. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { forRunning } from '../protocol.ts';

export const transcriptFormats = ['json', 'text', 'srt', 'verbose_json', 'vtt'] as const;
export const speechFormats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;

const engine = z.string().max(300).optional();
const other = z.unknown().optional();
const user = z.string().max(512).optional();

/** What a painter may be told, whether it paints anew or changes what is there. */
const painting = {
  n: z.int().min(1).max(4).nullish(),
  size: z
    .string()
    .regex(/^(\d{2,4}x\d{2,4}|auto)$/, 'Use auto, or width and height in pixels, such as 1024x1024.')
    .nullish(),
  quality: z.enum(['auto', 'low', 'medium', 'high', 'standard', 'hd']).nullish(),
  background: z.enum(['transparent', 'opaque', 'auto']).nullish(),
  output_format: z.enum(['png', 'jpeg', 'webp']).nullish(),
  output_compression: z.int().min(0).max(100).nullish(),
  user,
  response_format: other,
  stream: other,
  partial_images: other,
};
const prompt = z.string().min(1).max(32_000);
const pictures = z.object({ created: z.number(), data: z.array(z.object({ b64_json: z.string() })) });

export const createTranscription = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/audio/transcriptions',
  summary: 'Transcribe a recording sent as a form file; as text, subtitles or with timestamps.',
  rate: 'upload',
  rawBody: true,
  streaming: true,
  bodyLimit: 25_000_000,
  form: z.object({
    file: z.file(),
    model: z.string().optional(),
    response_format: z.enum(transcriptFormats).default('json'),
    language: z.string().optional(),
    prompt: z.string().optional(),
    temperature: z.string().optional(),
    'timestamp_granularities[]': z.enum(['word', 'segment']).optional(),
  }),
  output: z.unknown(),
});

export const createTranslation = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/audio/translations',
  summary: 'Transcribe a recording in any language into English.',
  rate: 'upload',
  rawBody: true,
  streaming: true,
  bodyLimit: 25_000_000,
  form: z.object({
    file: z.file(),
    model: z.string().optional(),
    response_format: z.enum(transcriptFormats).default('json'),
    prompt: z.string().optional(),
    temperature: z.string().optional(),
  }),
  output: z.unknown(),
});

export const createSpeech = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/audio/speech',
  summary:
    'Create speech from text. MP3 unless another format is asked for; WAV where this server can’t make MP3. The content type says which it is.',
  streaming: true,
  body: z.strictObject({
    model: engine,
    input: z.string().min(1).max(4096),
    voice: z.string().max(100).optional(),
    response_format: z.enum(speechFormats).optional(),
    speed: z.number().min(0.25).max(4).optional(),
    instructions: z.string().max(4096).optional(),
    stream_format: other,
  }),
  output: z.unknown(),
});

export const createImages = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/images/generations',
  summary: 'Generate pictures from a description. Bamboo draws in any size from 64x64 to 2048x2048.',
  body: z.strictObject({
    model: engine,
    prompt,
    style: z.enum(['vivid', 'natural']).nullish(),
    moderation: z.enum(['low', 'auto']).nullish(),
    ...painting,
  }),
  output: pictures,
});

export const mostPictures = 16;

/** The fields beside the pictures, as a form has them: all of them texts. */
export const editFields = z.strictObject({
  ...painting,
  model: engine,
  prompt,
  n: z.coerce.number().int().min(1).max(4).optional(),
  output_compression: z.coerce.number().int().min(0).max(100).optional(),
  input_fidelity: z.enum(['low', 'high']).optional(),
});

export const editImages = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/images/edits',
  summary: 'Edit pictures sent as a form, by description; a mask limits the area.',
  rate: 'upload',
  rawBody: true,
  bodyLimit: 25_000_000,
  form: z.object({ image: z.file(), mask: z.file().optional(), ...editFields.shape }),
  output: pictures,
});
