/** The engines in OpenAI's protocol, for programs that speak it. Fields and errors are that protocol's; what we do not know is let pass. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { chatRequest } from './chat-request.ts';

const foreign = { access: 'member', key: 'tools:run', protocol: 'foreign' } as const;

export const transcriptFormats = ['json', 'text', 'verbose_json'] as const;

const model = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number(),
  owned_by: z.string(),
});

export const listModels = endpoint({
  ...foreign,
  method: 'GET',
  path: '/v1/models',
  summary: 'The engines you may use, as OpenAI lists models.',
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

export const createEmbeddings = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/embeddings',
  summary: 'Vectors for texts.',
  bodyLimit: 5_000_000,
  body: z.looseObject({
    model: z.string().max(300).optional(),
    input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(2048)]),
    encoding_format: z.enum(['float', 'base64']).default('float'),
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
  summary: 'The words of a recording, sent as a form with a file.',
  rate: 'upload',
  rawBody: true,
  streaming: true,
  bodyLimit: 25_000_000,
  form: z.object({
    file: z.file(),
    model: z.string().optional(),
    response_format: z.enum(transcriptFormats).default('json'),
  }),
  output: z.unknown(),
});

export const createSpeech = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/audio/speech',
  summary: 'A text, spoken.',
  streaming: true,
  body: z.looseObject({
    model: z.string().max(300).optional(),
    input: z.string().min(1).max(4096),
    voice: z.string().max(100).optional(),
    response_format: z.string().max(20).optional(),
    speed: z.number().min(0.25).max(4).optional(),
  }),
  output: z.unknown(),
});

export const createImages = endpoint({
  ...foreign,
  method: 'POST',
  path: '/v1/images/generations',
  summary: 'Pictures of a description.',
  body: z.looseObject({
    model: z.string().max(300).optional(),
    prompt: z.string().min(1).max(32_000),
    n: z.number().int().min(1).max(4).default(1),
    size: z
      .string()
      .regex(/^\d{2,4}x\d{2,4}$/)
      .optional(),
  }),
  output: z.object({ created: z.number(), data: z.array(z.object({ b64_json: z.string() })) }),
});
