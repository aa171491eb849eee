/** A request for a chat completion, and what of it goes to an engine. */
import { z } from 'zod';
import type { Content, Message, Tools } from '#kit/ai/messages.ts';
import { AppError } from '#kit/errors.ts';

const textPart = z.looseObject({ type: z.literal('text'), text: z.string() });
const imagePart = z.looseObject({
  type: z.literal('image_url'),
  image_url: z.looseObject({ url: z.string() }),
});

const toolCall = z.looseObject({
  id: z.string(),
  function: z.looseObject({ name: z.string(), arguments: z.string() }),
});

const message = z.discriminatedUnion('role', [
  z.looseObject({
    role: z.enum(['system', 'developer']),
    content: z.union([z.string(), z.array(textPart)]),
  }),
  z.looseObject({
    role: z.literal('user'),
    content: z.union([z.string(), z.array(z.union([textPart, imagePart])).min(1)]),
  }),
  z.looseObject({
    role: z.literal('assistant'),
    content: z.union([z.string(), z.array(textPart)]).nullish(),
    tool_calls: z.array(toolCall).optional(),
  }),
  z.looseObject({
    role: z.literal('tool'),
    tool_call_id: z.string(),
    content: z.union([z.string(), z.array(textPart)]),
  }),
]);

export const chatRequest = z.looseObject({
  model: z.string().max(300),
  messages: z.array(message).min(1).max(1000),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().int().min(1).max(1_000_000).nullish(),
  max_completion_tokens: z.number().int().min(1).max(1_000_000).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  tools: z
    .array(
      z.looseObject({
        type: z.literal('function'),
        function: z.looseObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          description: z.string().optional(),
          parameters: z.record(z.string(), z.unknown()).optional(),
        }),
      }),
    )
    .max(128)
    .nullish(),
});
export type ChatRequest = z.output<typeof chatRequest>;

type Given = ChatRequest['messages'][number];

const joined = (content: string | { text: string }[] | null | undefined) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('');

/** Instructions may stand anywhere among the messages; an engine takes them at the beginning. */
export function readInstructions(messages: readonly Given[]): string | undefined {
  const found = messages.flatMap((given) =>
    given.role === 'system' || given.role === 'developer' ? [joined(given.content)] : [],
  );
  return found.length > 0 ? found.join('\n\n') : undefined;
}

export function readMessages(messages: readonly Given[]): Message[] {
  /** Results name only the call they answer. */
  const names = new Map<string, string>();
  return messages.flatMap((given): Message[] => {
    switch (given.role) {
      case 'user':
        return [{ role: 'user', content: readContent(given.content) }];
      case 'assistant': {
        const calls = (given.tool_calls ?? []).map(({ id, function: { name, arguments: input } }) => {
          names.set(id, name);
          return { type: 'tool-call' as const, id, name, input: parseArguments(input) };
        });
        const text = joined(given.content);
        return [
          { role: 'assistant', content: [...(text ? [{ type: 'text' as const, text }] : []), ...calls] },
        ];
      }
      case 'tool': {
        const id = given.tool_call_id;
        const name = names.get(id);
        if (name === undefined)
          throw new AppError('invalid', { message: `No tool was called with the id ${id}.` });
        return [
          { role: 'tool', content: [{ type: 'tool-result', id, name, output: joined(given.content) }] },
        ];
      }
      default:
        return [];
    }
  });
}

export function readTools(tools: ChatRequest['tools']): Tools | undefined {
  if (!tools?.length) return undefined;
  return Object.fromEntries(
    tools.map(({ function: { name, description = '', parameters } }) => [
      name,
      { description, input: readSchema(parameters ?? { type: 'object', properties: {} }) },
    ]),
  );
}

function readContent(content: string | (z.output<typeof textPart> | z.output<typeof imagePart>)[]) {
  if (typeof content === 'string') return content;
  return content.map((part): Content =>
    part.type === 'text' ? { type: 'text', text: part.text } : readImage(part.image_url.url),
  );
}

/** Only pictures that come along: fetching an address that somebody names is another matter. */
function readImage(url: string): Content {
  const match = /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=]+)$/.exec(url);
  if (!match)
    throw new AppError('invalid', {
      message: 'Send pictures inside the request, as data:image/png;base64,… (PNG, JPEG, WebP or GIF).',
    });
  return { type: 'file', mediaType: match[1]!, data: Buffer.from(match[2]!, 'base64') };
}

function parseArguments(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return text; // the model's own slip, sent back as it was
  }
}

function readSchema(schema: Record<string, unknown>) {
  try {
    return z.fromJSONSchema(schema as never);
  } catch (error) {
    throw new AppError('invalid', {
      message: `The parameters of a tool are no JSON schema: ${(error as Error).message}`,
    });
  }
}
