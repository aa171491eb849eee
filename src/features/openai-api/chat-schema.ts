/** What a request for a chat completion may hold. Anything else is refused by its name. */
import { z } from 'zod';
import { efforts } from '#kit/ai/engine.ts';

/** Pictures come along in it, as long texts. A thousand messages and the schemas of 128 tools are fewer values. */
export const conversationSize = { bodyLimit: 20_000_000, bodyValues: 50_000 } as const;

const textPart = z.strictObject({ type: z.literal('text'), text: z.string() });
const imagePart = z.strictObject({
  type: z.literal('image_url'),
  image_url: z.strictObject({
    url: z.string(),
    detail: z.literal('auto', 'Only auto is supported.').optional(),
  }),
});
const refusalPart = z.strictObject({ type: z.literal('refusal'), refusal: z.string() });
const words = z.union([z.string(), z.array(textPart)]);

const toolCall = z.looseObject({
  id: z.string(),
  function: z.looseObject({ name: z.string(), arguments: z.string() }),
});

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['system', 'developer']), content: words }),
  z.strictObject({
    role: z.literal('user'),
    content: z.union([z.string(), z.array(z.discriminatedUnion('type', [textPart, imagePart])).min(1)]),
  }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.union([z.string(), z.array(z.union([textPart, refusalPart]))]).nullish(),
    tool_calls: z.array(toolCall).nullish(),
    // What our own answers hold comes back with them.
    refusal: z.string().nullish(),
    annotations: z.array(z.unknown()).nullish(),
    reasoning_content: z.string().nullish(),
    consensus: z.unknown().optional(),
    audio: z.null().optional(),
    function_call: z.null().optional(),
  }),
  z.strictObject({
    role: z.literal('tool'),
    tool_call_id: z.string(),
    content: words,
    name: z.string().optional(),
  }),
]);

const shortName = z.string().regex(/^[\w-]{1,64}$/, 'Use 1 to 64 letters, digits, underscores or hyphens.');
export const toolName = shortName;
export const jsonSchema = z.record(z.string(), z.unknown());
export const schemaFormat = {
  name: shortName,
  description: z.string().nullish(),
  schema: jsonSchema.optional(),
  strict: z.boolean().nullish(),
};

const tool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: toolName,
    description: z.string().nullish(),
    parameters: jsonSchema.nullish(),
    strict: z.boolean().nullish(),
  }),
});

const toolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.strictObject({ type: z.literal('function'), function: z.strictObject({ name: z.string() }) }),
  z.strictObject({
    type: z.literal('allowed_tools'),
    allowed_tools: z.strictObject({
      mode: z.enum(['auto', 'required']),
      tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).min(1),
    }),
  }),
]);

/** In the order in which they are read out when several are wrong. */
export const sampling = {
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  parallel_tool_calls: z.boolean().nullish(),
  prompt_cache_key: z.string().max(200).nullish(),
  user: z.string().max(512).nullish(),
  safety_identifier: z.string().max(512).nullish(),
};

export const verbosities = ['low', 'medium', 'high'] as const;
const tokens = z.int().min(1).max(1_000_000).nullish();
const penalty = z.number().min(-2).max(2).nullish();
const other = z.unknown().optional();

export const mostChoices = 8;

export const chatRequest = z.strictObject({
  model: z.string().max(300),
  messages: z.array(message).min(1).max(1000),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({
      include_usage: z.boolean().optional(),
      include_obfuscation: z.literal(false, 'Padding is not supported.').optional(),
    })
    .nullish(),
  max_tokens: tokens,
  max_completion_tokens: tokens,
  ...sampling,
  n: z.int().min(1).max(mostChoices).nullish(),
  stop: z.union([z.string().min(1), z.array(z.string().min(1)).max(4)]).nullish(),
  seed: z.int().nullish(),
  presence_penalty: penalty,
  frequency_penalty: penalty,
  logit_bias: z.record(z.string().regex(/^\d+$/), z.number().min(-100).max(100)).nullish(),
  reasoning_effort: z.enum(efforts).nullish(),
  verbosity: z.enum(verbosities).nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text') }),
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({ type: z.literal('json_schema'), json_schema: z.strictObject(schemaFormat) }),
    ])
    .nullish(),
  tools: z.array(tool).max(128).nullish(),
  tool_choice: toolChoice.nullish(),
  // Known by name, and refused unless they ask for nothing.
  logprobs: other,
  top_logprobs: other,
  store: other,
  metadata: other,
  modalities: other,
  audio: other,
  prediction: other,
  service_tier: other,
  web_search_options: other,
  functions: other,
  function_call: other,
  prompt_cache_retention: other,
});
export type ChatRequest = z.output<typeof chatRequest>;
export type ChatMessage = ChatRequest['messages'][number];
