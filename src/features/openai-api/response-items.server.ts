/** An answer as the items of the Responses API, and the events that tell of them as they grow. */
import type { Part } from '#kit/ai/messages.ts';
import { argumentsOf, toCitation } from './chat-answer.server.ts';

export type Event = { type: string } & Record<string, unknown>;

interface TextPart {
  type: 'output_text';
  text: string;
  annotations: object[];
  logprobs: [];
}
interface MessageItem {
  type: 'message';
  id: string;
  role: 'assistant';
  status: string;
  content: TextPart[];
}
interface ReasoningItem {
  type: 'reasoning';
  id: string;
  summary: { type: 'summary_text'; text: string }[];
  encrypted_content: null;
}
interface CallItem {
  type: 'function_call';
  id: string;
  call_id: string;
  name: string;
  arguments: string;
  status: string;
}
export type OutputItem = MessageItem | ReasoningItem | CallItem;

/** Ids of items begin with that of their response, by which they are found again. */
export function createItems(key: string) {
  const output: OutputItem[] = [];
  const sources: Extract<Part, { type: 'source' }>[] = [];
  let open: MessageItem | ReasoningItem | undefined;
  const place = () => ({ item_id: output.at(-1)!.id, output_index: output.length - 1 });
  const idOf = (kind: string) => `${kind}_${key}_${output.length}`;

  function* begin<T extends OutputItem>(item: T): Generator<Event, T> {
    yield* close();
    output.push(item);
    yield { type: 'response.output_item.added', output_index: output.length - 1, item: { ...item } };
    return item;
  }

  function* write(text: string): Generator<Event> {
    if (open?.type !== 'message') {
      const message = yield* begin<MessageItem>({
        type: 'message',
        id: idOf('msg'),
        role: 'assistant',
        status: 'in_progress',
        content: [],
      });
      open = message;
      message.content.push({ type: 'output_text', text: '', annotations: [], logprobs: [] });
      const part = { ...message.content[0]! };
      yield { type: 'response.content_part.added', ...place(), content_index: 0, part };
    }
    open.content[0]!.text += text;
    yield { type: 'response.output_text.delta', ...place(), content_index: 0, delta: text, logprobs: [] };
  }

  function* think(text: string): Generator<Event> {
    if (open?.type !== 'reasoning') {
      const item = { type: 'reasoning' as const, id: idOf('rs'), summary: [], encrypted_content: null };
      const reasoning = yield* begin<ReasoningItem>(item);
      open = reasoning;
      reasoning.summary.push({ type: 'summary_text', text: '' });
      const part = { type: 'summary_text', text: '' };
      yield { type: 'response.reasoning_summary_part.added', ...place(), summary_index: 0, part };
    }
    open.summary[0]!.text += text;
    yield { type: 'response.reasoning_summary_text.delta', ...place(), summary_index: 0, delta: text };
  }

  function* call(part: Extract<Part, { type: 'tool-call' }>): Generator<Event> {
    const item = yield* begin<CallItem>({
      type: 'function_call',
      id: idOf('fc'),
      call_id: part.id,
      name: part.name,
      arguments: '',
      status: 'in_progress',
    });
    const words = argumentsOf(part);
    yield { type: 'response.function_call_arguments.delta', ...place(), delta: words };
    Object.assign(item, { arguments: words, status: 'completed' });
    yield { type: 'response.function_call_arguments.done', ...place(), name: item.name, arguments: words };
    yield { type: 'response.output_item.done', output_index: output.length - 1, item };
  }

  function* close(): Generator<Event> {
    const item = open;
    open = undefined;
    if (item?.type === 'message') {
      const [part] = item.content as [TextPart];
      for (const source of sources.splice(0)) {
        const annotation = { type: 'url_citation', ...toCitation(source, part.text.length) };
        const annotation_index = part.annotations.push(annotation) - 1;
        const at = { ...place(), content_index: 0, annotation_index };
        yield { type: 'response.output_text.annotation.added', ...at, annotation };
      }
      item.status = 'completed';
      const at = { ...place(), content_index: 0 };
      yield { type: 'response.output_text.done', ...at, text: part.text, logprobs: [] };
      yield { type: 'response.content_part.done', ...at, part };
    }
    if (item?.type === 'reasoning') {
      const [part] = item.summary;
      yield { type: 'response.reasoning_summary_text.done', ...place(), summary_index: 0, text: part!.text };
      yield { type: 'response.reasoning_summary_part.done', ...place(), summary_index: 0, part };
    }
    if (item) yield { type: 'response.output_item.done', output_index: output.length - 1, item };
  }

  return {
    output,
    *add(part: Part): Generator<Event> {
      if (part.type === 'text') yield* write(part.text);
      if (part.type === 'reasoning') yield* think(part.text);
      if (part.type === 'tool-call') yield* call(part);
      if (part.type === 'source' && part.url) sources.push(part);
    },
    close,
  };
}
