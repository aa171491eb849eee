/** The messages of a conversation, as engines take them. */
import type { Content, Message } from '#kit/ai/messages.ts';
import { AppError } from '#kit/errors.ts';
import { createShapeCheck } from '#kit/http/json-shape.ts';
import { conversationSize, type ChatMessage } from './chat-schema.ts';

const joined = (content: string | { text?: string; refusal?: string }[] | null | undefined) =>
  typeof content === 'string'
    ? content
    : (content ?? []).map(({ text, refusal }) => text ?? refusal ?? '').join('');

/** Instructions may stand anywhere among the messages; an engine takes them at the beginning. */
export function readInstructions(messages: readonly ChatMessage[]): string | undefined {
  const found = messages.flatMap((given) =>
    given.role === 'system' || given.role === 'developer' ? [joined(given.content as never)] : [],
  );
  return found.length > 0 ? found.join('\n\n') : undefined;
}

export function readMessages(messages: readonly ChatMessage[]): Message[] {
  /** Results name only the call they answer. */
  const names = new Map<string, string>();
  const parseArguments = createArgumentReader();
  return messages.flatMap((given, at): Message[] => {
    switch (given.role) {
      case 'user':
        return [{ role: 'user', content: readContent(given.content, `messages.${at}.content`) }];
      case 'assistant': {
        const calls = (given.tool_calls ?? []).map(({ id, function: { name, arguments: input } }) => {
          names.set(id, name);
          return { type: 'tool-call' as const, id, name, input: parseArguments(input) };
        });
        const text = joined(given.content as never) || (given.refusal ?? '');
        return [
          { role: 'assistant', content: [...(text ? [{ type: 'text' as const, text }] : []), ...calls] },
        ];
      }
      case 'tool': {
        const id = given.tool_call_id;
        const name =
          names.get(id) ?? invalid(`messages.${at}.tool_call_id`, `No tool was called with the id ${id}.`);
        const output = joined(given.content as never);
        return [{ role: 'tool', content: [{ type: 'tool-result', id, name, output }] }];
      }
      default:
        return [];
    }
  });
}

type GivenContent = Extract<ChatMessage, { role: 'user' }>['content'];

function readContent(content: GivenContent, where: string): string | Content[] {
  if (typeof content === 'string') return content;
  return content.map((part, at): Content =>
    part.type === 'text'
      ? { type: 'text', text: part.text }
      : readImage(part.image_url.url, `${where}.${at}.image_url.url`),
  );
}

/** Only pictures that come along: fetching an address that somebody names is another matter. */
export function readImage(url: string, where: string): Content {
  const match = /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=]+)$/.exec(url);
  if (!match)
    return invalid(
      where,
      'Send pictures inside the request, as data:image/png;base64,… (PNG, JPEG, WebP or GIF).',
    );
  return { type: 'file', mediaType: match[1]!, data: Buffer.from(match[2]!, 'base64') };
}

/** JSON within the texts of the body: bounded for all of one request together, as the body itself is. */
export function createArgumentReader(): (text: string) => unknown {
  let left = conversationSize.bodyValues;
  return (text) => {
    left -= createShapeCheck(left)(Buffer.from(text)) - 1;
    try {
      return text.trim() === '' ? {} : JSON.parse(text);
    } catch {
      return text; // the model's own slip, sent back as it was
    }
  };
}

export function invalid(path: string, message: string): never {
  throw new AppError('invalid', { message, issues: [{ path, message }] });
}
