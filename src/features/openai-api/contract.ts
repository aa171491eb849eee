/** The engines in OpenAI's protocol, for programs that speak it. Fields and errors are that protocol's; what we cannot do is refused by name. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { chatRequest } from './chat-schema.ts';
import { responseRequest } from './responses-schema.ts';

const foreign = { access: 'member', key: 'tools:run', business: 'member', protocol: 'openai' } as const;

export const transcriptFormats = ['json', 'text', 'srt', 'verbose_json', 'vtt'] as const;
export const speechFormats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;

const model = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number(),
  owned_by: z.string(),
});
const engine = z.string().max(300).optional();
const other = z.unknown().optional();
const user = z.string().max(512).optional();
const responseId = z.strictObject({ id: z.string().max(200) });

export const listModels = endpoint({
  ...foreign,
  method: 'GET',
  path: '/v1/models',
  summary: 'The engines you may use, with auto and consensus, as OpenAI lists models.',
  output: z.object({ object: z.literal('list'), data: z.array(model) }),
});

export const getModel = endpoint({
  ...foreign,
  method: 'GET',
  path: '/v1/models/:id{.+}',
  summary: 'One engine, as OpenAI describes a model.',
  params: z.strictObject({ id: z.string().max(300) }),
  output: model,
});

export const createCompletion = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/chat/completions',
  summary: "An engine's answer to a conversation, streamed where asked, in OpenAI's format.",
  streaming: true,
  bodyLimit: 20_000_000,
  body: chatRequest,
  output: z.unknown(),
});

export const createResponse = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/responses',
  summary: "An engine's answer in the format of OpenAI's Responses API; it can follow up on an earlier one.",
  streaming: true,
  bodyLimit: 20_000_000,
  body: responseRequest,
  output: z.unknown(),
});

export const getResponse = endpoint({
  ...foreign,
  method: 'GET',
  path: '/v1/responses/:id',
  summary: 'A response of yours that was kept; they are for thirty days.',
  params: responseId,
  output: z.looseObject({ id: z.string() }),
});

export const deleteResponse = endpoint({
  ...foreign,
  method: 'DELETE',
  path: '/v1/responses/:id',
  summary: 'Forget a response of yours; nothing can follow up on it any more.',
  params: responseId,
  output: z.object({ id: z.string(), object: z.literal('response'), deleted: z.literal(true) }),
});

export const createEmbeddings = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/embeddings',
  summary: 'Vectors for texts.',
  bodyLimit: 5_000_000,
  body: z.strictObject({
    model: engine,
    input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(2048)]),
    encoding_format: z.enum(['float', 'base64']).default('float'),
    dimensions: z.int().min(1).max(10_000).optional(),
    user,
  }),
  output: z.object({
    object: z.literal('list'),
    model: z.string(),
    data: z.array(
      z.object({
        object: z.literal('embedding'),
        index: z.number(),
        embedding: z.union([z.array(z.number()), z.string()]),
      }),
    ),
    usage: z.object({ prompt_tokens: z.number(), total_tokens: z.number() }),
  }),
});

export const createTranscription = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/audio/transcriptions',
  summary: 'The words of a recording, sent as a form with a file; as text, subtitles or with times.',
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

export const createSpeech = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/audio/speech',
  summary: 'A text, spoken.',
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
  ...foreign,
  method: 'POST',
  path: '/v1/images/generations',
  summary: 'Pictures of a description.',
  body: z.strictObject({
    model: engine,
    prompt: z.string().min(1).max(32_000),
    n: z.int().min(1).max(4).nullish(),
    size: z
      .string()
      .regex(/^(\d{2,4}x\d{2,4}|auto)$/)
      .nullish(),
    quality: z.enum(['auto', 'low', 'medium', 'high', 'standard', 'hd']).nullish(),
    style: z.enum(['vivid', 'natural']).nullish(),
    background: z.enum(['transparent', 'opaque', 'auto']).nullish(),
    moderation: z.enum(['low', 'auto']).nullish(),
    output_format: z.enum(['png', 'jpeg', 'webp']).nullish(),
    output_compression: z.int().min(0).max(100).nullish(),
    user,
    response_format: other,
    stream: other,
    partial_images: other,
  }),
  output: z.object({ created: z.number(), data: z.array(z.object({ b64_json: z.string() })) }),
});
