/** The engines in OpenAI's protocol, for programs that speak it. Fields and errors are that protocol's; what we cannot do is refused by name. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { chatRequest, conversationSize } from './chat-schema.ts';
import { completionRequest } from './completion-schema.ts';
import { moderationRequest, moderationResult } from './moderation-schema.ts';
import { forRunning, forWriting } from './protocol.ts';
import { responseRequest } from './responses-schema.ts';

const model = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number(),
  owned_by: z.string(),
});
const engine = z.string().max(300).optional();
const user = z.string().max(512).optional();
const responseId = z.strictObject({ id: z.string().max(200) });

export const listModels = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/models',
  summary: 'List models (OpenAI format): your engines, plus auto and consensus.',
  output: z.object({ object: z.literal('list'), data: z.array(model) }),
});

export const getModel = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/models/:id{.+}',
  summary: 'Get a model (OpenAI format).',
  params: z.strictObject({ id: z.string().max(300) }),
  output: model,
});

export const createCompletion = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/chat/completions',
  summary: 'Create a chat completion (OpenAI format), optionally streamed.',
  streaming: true,
  ...conversationSize,
  body: chatRequest,
  output: z.unknown(),
});

export const createLegacyCompletion = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/completions',
  summary: 'Create a completion (OpenAI’s older format): a prompt in place of messages.',
  streaming: true,
  bodyLimit: 5_000_000,
  body: completionRequest,
  output: z.unknown(),
});

export const createResponse = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/responses',
  summary: 'Create a response (OpenAI Responses format); can continue an earlier one.',
  streaming: true,
  ...conversationSize,
  body: responseRequest,
  output: z.unknown(),
});

export const getResponse = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/responses/:id',
  summary: 'Get a stored response; kept for thirty days.',
  params: responseId,
  output: z.looseObject({ id: z.string() }),
});

export const deleteResponse = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/v1/responses/:id',
  summary: 'Delete a stored response.',
  params: responseId,
  output: z.object({ id: z.string(), object: z.literal('response'), deleted: z.literal(true) }),
});

export const createEmbeddings = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/embeddings',
  summary: 'Create embeddings.',
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

export const createModeration = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/moderations',
  summary:
    'Check texts and pictures by our own rules: a short list of English phrases for self-harm, for urging someone to it and for instructions to harm, and a model for explicit pictures. It finds plain wording only: no insults, no hate, no other language, nothing paraphrased or misspelt, so an unflagged text isn’t thereby harmless. Which categories were checked is in category_applied_input_types; the others are never flagged.',
  bodyLimit: 20_000_000,
  body: moderationRequest,
  output: z.object({ id: z.string(), model: z.string(), results: z.array(moderationResult) }),
});
