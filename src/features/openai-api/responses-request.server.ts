/** What of a request to the Responses API goes to an engine, and how. */
import type { z } from 'zod';
import type { Content, Message } from '#kit/ai/messages.ts';
import type { Manner } from '#kit/ai/manner.server.ts';
import type { TextRequest } from '#kit/ai/text.server.ts';
import { createArgumentReader, invalid, readImage } from './chat-messages.ts';
import { chosen, formatOf, toolsOf, usualTokens } from './chat-request.server.ts';
import { anyOf, empty, never, refuse, type Refused } from './refusal.ts';
import { items as schemas, type Item, type ResponseRequest } from './responses-schema.ts';

export const refusedInResponses: Refused = {
  truncation: { unless: anyOf('disabled') },
  background: { unless: anyOf(false) },
  conversation: { unless: never },
  prompt: { unless: never },
  max_tool_calls: { unless: never },
  service_tier: { unless: anyOf('auto', 'default') },
  top_logprobs: { unless: anyOf(0) },
  prompt_cache_retention: { unless: never },
  context_management: { unless: empty },
  // Reasoning comes without it where an engine gives none, and says so.
  include: {
    unless: ((value: string[]) => value.every((one) => one === 'reasoning.encrypted_content')) as never,
  },
};

/** Our settings by the names of this protocol. */
export const responseNames: Readonly<Record<string, string>> = {
  topP: 'top_p',
  reasoning: 'reasoning.effort',
  toolChoice: 'tool_choice',
  parallelToolCalls: 'parallel_tool_calls',
  promptCacheKey: 'prompt_cache_key',
  responseFormat: 'text.format',
  verbosity: 'text.verbosity',
  messages: 'input',
};

type ParsedResponse = Omit<TextRequest, 'principal' | 'purpose' | 'signal' | 'requestId'> & {
  manner: Manner;
};

/** `conversation`: everything said so far and the new items, with no references left in it. */
export function readResponse(body: ResponseRequest, conversation: readonly Item[]): ParsedResponse {
  const { messages, instructions } = readItems(conversation);
  const allInstructions = [body.instructions, instructions].filter(Boolean).join('\n\n');
  const format = body.text?.format;
  const tools = readTools(body);
  return {
    messages,
    maxTokens: body.max_output_tokens ?? usualTokens,
    ...(allInstructions ? { instructions: allInstructions } : {}),
    ...(tools ? { tools } : {}),
    ...(format && format.type !== 'text'
      ? { format: format.type === 'json_object' ? {} : formatOf(format)! }
      : {}),
    manner: {
      temperature: body.temperature ?? undefined,
      topP: body.top_p ?? undefined,
      reasoning: body.reasoning?.effort ?? undefined,
      reasoningSummary: body.reasoning?.summary ?? undefined,
      verbosity: body.text?.verbosity ?? undefined,
      user: body.user ?? body.safety_identifier ?? undefined,
      promptCacheKey: body.prompt_cache_key ?? undefined,
      ...(tools
        ? { toolChoice: readChoice(body), parallelToolCalls: body.parallel_tool_calls ?? undefined }
        : {}),
    },
  };
}

function readTools({ tools, tool_choice: choice }: ResponseRequest): TextRequest['tools'] {
  if (!tools?.length) {
    if (choice && choice !== 'auto' && choice !== 'none')
      refuse('tool_choice', "'tool_choice' needs 'tools'.");
    return undefined;
  }
  const allowed =
    typeof choice === 'object' && choice?.type === 'allowed_tools'
      ? new Set(choice.tools.map(({ name }) => name))
      : undefined;
  return toolsOf(tools.filter(({ name }) => allowed?.has(name) ?? true));
}

function readChoice({ tools, tool_choice: choice }: ResponseRequest): Manner['toolChoice'] {
  if (choice === undefined || choice === null || choice === 'auto') return undefined;
  if (typeof choice === 'string') return choice;
  if (choice.type === 'allowed_tools') return choice.mode === 'auto' ? undefined : 'required';
  return chosen(
    choice.name,
    (tools ?? []).map(({ name }) => name),
  );
}

/** Which kind an item is; messages may leave it out. */
export function typeOf(item: Item, at: number): keyof typeof schemas {
  const type = (item.type ?? ('role' in item ? 'message' : 'item_reference')) as string;
  if (!Object.hasOwn(schemas, type))
    invalid(`input.${at}.type`, `Items of the type ${type} are not supported.`);
  return type as keyof typeof schemas;
}

function readAs<T extends keyof typeof schemas>(type: T, item: Item, at: number) {
  const read = schemas[type].safeParse(item);
  if (read.success) return read.data as z.output<(typeof schemas)[T]>;
  const { path, message } = read.error.issues[0]!;
  return invalid(['input', at, ...path].join('.'), message);
}

function readItems(conversation: readonly Item[]) {
  const messages: Message[] = [];
  const instructions: string[] = [];
  const names = new Map<string, string>();
  const parseArguments = createArgumentReader();

  /** What an engine said in one turn belongs together, and so do the results of its calls. */
  function push<R extends 'assistant' | 'tool'>(role: R, part: unknown) {
    const last = messages.at(-1);
    if (last?.role === role && Array.isArray(last.content)) last.content.push(part as never);
    else messages.push({ role, content: [part] } as Message);
  }

  for (const [at, item] of conversation.entries()) {
    const type = typeOf(item, at);
    if (type === 'message') {
      const { role, content } = readAs(type, item, at);
      const read = readContent(content, `input.${at}.content`);
      if (role === 'user') messages.push({ role, content: read });
      else if (role === 'assistant') for (const part of asParts(read)) push('assistant', part);
      else instructions.push(textOf(read));
    } else if (type === 'function_call') {
      const { call_id: id, name, arguments: input } = readAs(type, item, at);
      names.set(id, name);
      push('assistant', { type: 'tool-call', id, name, input: parseArguments(input) });
    } else if (type === 'function_call_output') {
      const { call_id: id, output } = readAs(type, item, at);
      const name = names.get(id) ?? invalid(`input.${at}.call_id`, `No tool was called with the id ${id}.`);
      push('tool', {
        type: 'tool-result',
        id,
        name,
        output: textOf(readContent(output, `input.${at}.output`)),
      });
    }
  }
  if (messages.length === 0) invalid('input', 'Enter a message.');
  return { messages, instructions: instructions.join('\n\n') };
}

type Given = z.output<typeof schemas.message>['content'];

function readContent(content: Given, where: string): string | Content[] {
  if (typeof content === 'string') return content;
  return content.map((part, at): Content => {
    if (part.type === 'input_image') return readImage(part.image_url, `${where}.${at}.image_url`);
    return { type: 'text', text: part.type === 'refusal' ? part.refusal : part.text };
  });
}

const asParts = (read: string | Content[]): Content[] =>
  typeof read === 'string' ? [{ type: 'text', text: read }] : read;
const textOf = (read: string | Content[]) =>
  asParts(read)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('');
