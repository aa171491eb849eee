/** What of a request for a chat completion goes to an engine, and how. */
import type { JsonSchema, Tools } from '#kit/ai/messages.ts';
import type { Manner } from '#kit/ai/manner.server.ts';
import type { TextRequest } from '#kit/ai/text.server.ts';
import { invalid, readInstructions, readMessages } from './chat-messages.ts';
import type { ChatRequest } from './chat-schema.ts';
import { anyOf, empty, never, refuse, type Refused } from './refusal.ts';

/** Where the client sets no limit. */
export const usualTokens = 4096;

export const refusedInChat: Refused = {
  logprobs: { unless: anyOf(false) },
  top_logprobs: { unless: anyOf(0) },
  store: { unless: anyOf(false), why: "'store' is not supported: chat completions are not stored." },
  metadata: { unless: empty, why: "'metadata' is not supported: chat completions are not stored." },
  modalities: { unless: ((value: unknown[]) => value.every((one) => one === 'text')) as never },
  audio: { unless: never },
  prediction: { unless: never },
  service_tier: { unless: anyOf('auto', 'default') },
  web_search_options: { unless: never },
  functions: { unless: never, why: "'functions' is not supported: use 'tools'." },
  function_call: { unless: anyOf('auto'), why: "'function_call' is not supported: use 'tool_choice'." },
  prompt_cache_retention: { unless: never },
};

/** Our settings by the names of this protocol. */
export const chatNames: Readonly<Record<string, string>> = {
  topP: 'top_p',
  presencePenalty: 'presence_penalty',
  frequencyPenalty: 'frequency_penalty',
  reasoning: 'reasoning_effort',
  toolChoice: 'tool_choice',
  parallelToolCalls: 'parallel_tool_calls',
  logitBias: 'logit_bias',
  promptCacheKey: 'prompt_cache_key',
  responseFormat: 'response_format',
};

type ParsedChat = Pick<TextRequest, 'messages' | 'instructions' | 'tools' | 'format' | 'maxTokens'> & {
  manner: Manner;
};

export function readChat(body: ChatRequest): ParsedChat {
  const instructions = readInstructions(body.messages);
  const tools = readTools(body);
  const format = readFormat(body.response_format);
  return {
    messages: readMessages(body.messages),
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? usualTokens,
    ...(instructions ? { instructions } : {}),
    ...(tools ? { tools } : {}),
    ...(format ? { format } : {}),
    manner: {
      temperature: body.temperature ?? undefined,
      topP: body.top_p ?? undefined,
      seed: body.seed ?? undefined,
      presencePenalty: body.presence_penalty || undefined,
      frequencyPenalty: body.frequency_penalty || undefined,
      reasoning: body.reasoning_effort ?? undefined,
      verbosity: body.verbosity ?? undefined,
      logitBias: body.logit_bias && Object.keys(body.logit_bias).length > 0 ? body.logit_bias : undefined,
      user: body.user ?? body.safety_identifier ?? undefined,
      promptCacheKey: body.prompt_cache_key ?? undefined,
      ...(tools
        ? { toolChoice: readChoice(body), parallelToolCalls: body.parallel_tool_calls ?? undefined }
        : {}),
    },
  };
}

export const stopWords = ({ stop }: Pick<ChatRequest, 'stop'>) =>
  typeof stop === 'string' ? [stop] : (stop ?? []);

/** Schemas are other people's: they go on as they came. */
function readTools({ tools, tool_choice: choice }: ChatRequest): Tools | undefined {
  if (!tools?.length) {
    if (choice && choice !== 'auto' && choice !== 'none')
      refuse('tool_choice', "'tool_choice' needs 'tools'.");
    return undefined;
  }
  const allowed =
    typeof choice === 'object' && choice?.type === 'allowed_tools'
      ? new Set(choice.allowed_tools.tools.map((one) => one.function.name))
      : undefined;
  return toolsOf(tools.map((one) => one.function).filter(({ name }) => allowed?.has(name) ?? true));
}

interface GivenTool {
  name: string;
  description?: string | null | undefined;
  parameters?: JsonSchema | null | undefined;
  strict?: boolean | null | undefined;
}

export function toolsOf(given: readonly GivenTool[]): Tools {
  return Object.fromEntries(
    given.map(({ name, description, parameters, strict }) => [
      name,
      {
        ...(description ? { description } : {}),
        input: { jsonSchema: parameters ?? { type: 'object', properties: {} } },
        ...(typeof strict === 'boolean' ? { strict } : {}),
      },
    ]),
  );
}

function readChoice({ tools, tool_choice: choice }: ChatRequest): Manner['toolChoice'] {
  if (choice === undefined || choice === null || choice === 'auto') return undefined;
  if (typeof choice === 'string') return choice;
  if (choice.type === 'allowed_tools') return choice.allowed_tools.mode === 'auto' ? undefined : 'required';
  return chosen(
    choice.function.name,
    (tools ?? []).map((one) => one.function.name),
  );
}

export function chosen(name: string, known: readonly string[]): Manner['toolChoice'] {
  if (!known.includes(name)) invalid('tool_choice', `Tool ${name} is not in 'tools'.`);
  return { tool: name };
}

function readFormat(given: ChatRequest['response_format']): TextRequest['format'] {
  if (!given || given.type === 'text') return undefined;
  return given.type === 'json_object' ? {} : formatOf(given.json_schema);
}

interface GivenFormat {
  name: string;
  description?: string | null | undefined;
  schema?: JsonSchema | undefined;
  strict?: boolean | null | undefined;
}

export const formatOf = ({ name, description, schema, strict }: GivenFormat): TextRequest['format'] => ({
  name,
  description: description ?? undefined,
  jsonSchema: schema,
  strict: strict ?? false,
});
