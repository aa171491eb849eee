/** What a request to the Responses API may hold. Anything else is refused by its name. */
import { z } from 'zod';
import { efforts } from '#kit/ai/engine.ts';
import { jsonSchema, sampling, schemaFormat, toolName, verbosities } from './chat-schema.ts';

const other = z.unknown().optional();

const tool = z.strictObject({
  type: z.literal('function', 'Only function tools are supported.'),
  name: toolName,
  description: z.string().nullish(),
  parameters: jsonSchema.nullish(),
  strict: z.boolean().nullish(),
});

const toolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.strictObject({ type: z.literal('function'), name: z.string() }),
  z.strictObject({
    type: z.literal('allowed_tools'),
    mode: z.enum(['auto', 'required']),
    tools: z.array(z.looseObject({ name: z.string() })).min(1),
  }),
]);

const format = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({ type: z.literal('json_schema'), ...schemaFormat }),
]);

export const responseRequest = z.strictObject({
  model: z.string().max(300).default('auto'),
  /** Items are read one by one, so that a wrong one can be named. */
  input: z.union([z.string(), z.array(z.looseObject({ type: z.string().nullish() })).max(1000)]),
  instructions: z.string().nullish(),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({ include_obfuscation: z.literal(false, 'Padding is not supported.').optional() })
    .nullish(),
  max_output_tokens: z.int().min(1).max(1_000_000).nullish(),
  ...sampling,
  text: z.strictObject({ format: format.optional(), verbosity: z.enum(verbosities).nullish() }).nullish(),
  reasoning: z
    .strictObject({
      effort: z.enum(efforts).nullish(),
      summary: z.enum(['auto', 'concise', 'detailed']).nullish(),
    })
    .nullish(),
  tools: z.array(tool).max(128).nullish(),
  tool_choice: toolChoice.nullish(),
  previous_response_id: z.string().max(200).nullish(),
  store: z.boolean().nullish(),
  metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
  include: z.array(z.string()).nullish(),
  // Known by name, and refused unless they ask for nothing.
  truncation: other,
  background: other,
  conversation: other,
  prompt: other,
  max_tool_calls: other,
  service_tier: other,
  top_logprobs: other,
  prompt_cache_retention: other,
  context_management: other,
});
export type ResponseRequest = z.output<typeof responseRequest>;

const parts = z.array(
  z.discriminatedUnion('type', [
    z.looseObject({ type: z.enum(['input_text', 'output_text']), text: z.string() }),
    z.looseObject({ type: z.literal('refusal'), refusal: z.string() }),
    z.strictObject({
      type: z.literal('input_image'),
      image_url: z.string(),
      detail: z.literal('auto', 'Only auto is supported.').optional(),
    }),
  ]),
);

/** An item of the conversation; those that are not listed are refused by their type. */
export const items = {
  message: z.looseObject({
    type: z.literal('message').nullish(),
    role: z.enum(['user', 'assistant', 'system', 'developer']),
    content: z.union([z.string(), parts]),
  }),
  function_call: z.looseObject({ call_id: z.string(), name: z.string(), arguments: z.string() }),
  function_call_output: z.looseObject({ call_id: z.string(), output: z.union([z.string(), parts]) }),
  /** What an engine thought was for whoever read it then; it is not told again. */
  reasoning: z.looseObject({}),
  item_reference: z.looseObject({ id: z.string().max(200) }),
};
export type Item = Record<string, unknown>;
