/** A model in a person's open tab, as every engine is asked. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import {
  longestPictures,
  longestText,
  type BrowserModel,
  type BrowserTask,
  type TabAsk,
  type AskedMessage,
} from './protocol.ts';
import { smallPicture } from './small-picture.server.ts';
import { faultOfTab } from './tab-faults.server.ts';
import type { TabHub } from './tab-hub.server.ts';

/** The browser counts no tokens for us, so an answer without end is cut by its length. */
const charactersPerToken = 8;

interface Options {
  tabs: Pick<TabHub, 'ask'>;
  principal: string;
  model: BrowserModel;
}

export function tabModel({ tabs, principal, model }: Options): LanguageModelV4 {
  async function doStream(call: LanguageModelV4CallOptions) {
    const ask = await askOf(model, call);
    if (lengthOf(ask) > longestText || picturesOf(ask) > longestPictures) throw faultOfTab('context');
    const stop = new AbortController();
    const signal = call.abortSignal ? AbortSignal.any([call.abortSignal, stop.signal]) : stop.signal;
    const answer = await tabs.ask(principal, ask, {
      signal,
      isPatient: call.providerOptions?.browser?.isNamed === true,
    });
    const most = (call.maxOutputTokens ?? Infinity) * charactersPerToken;
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      async start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        try {
          let length = 0;
          for await (const part of answer) {
            // Says nothing but that it goes on.
            if (part === null) controller.enqueue({ type: 'raw', rawValue: null });
            else
              controller.enqueue({ type: 'text-delta', id: 'answer', delta: part.slice(0, most - length) });
            length += part?.length ?? 0;
            if (length >= most) break;
          }
          const reason = length >= most ? 'length' : 'stop';
          controller.enqueue({ type: 'finish', finishReason: { unified: reason, raw: undefined }, usage });
          controller.close();
        } catch (error) {
          controller.error(error);
        }
      },
      cancel: () => stop.abort(),
    });
    return { stream };
  }

  return {
    specificationVersion: 'v4',
    provider: 'browser',
    modelId: model,
    supportedUrls: {},
    doStream,
    async doGenerate(call) {
      let text = '';
      const { stream } = await doStream(call);
      for await (const part of stream) if (part.type === 'text-delta') text += part.delta;
      const finishReason = { unified: 'stop' as const, raw: undefined };
      return { content: [{ type: 'text', text }], finishReason, usage, warnings: [] };
    },
  };
}

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

async function askOf(model: BrowserModel, call: LanguageModelV4CallOptions): Promise<TabAsk> {
  const task = call.providerOptions?.browser?.task as BrowserTask | undefined;
  const schema = call.responseFormat?.type === 'json' ? (call.responseFormat.schema ?? {}) : undefined;
  return {
    model,
    messages: (await Promise.all(call.prompt.map(messageOf))).filter((message) => message !== undefined),
    ...(schema ? { schema: schema as Record<string, unknown> } : {}),
    ...(call.temperature !== undefined && call.temperature <= 0.3 ? { predictable: true } : {}),
    ...(task ? { task } : {}),
  };
}

/** Undefined where there is nothing in it for a tab: it calls no tools. */
async function messageOf(message: LanguageModelV4Message): Promise<AskedMessage | undefined> {
  if (message.role === 'system') return { role: 'system', content: message.content };
  if (message.role === 'tool') return undefined;
  const content = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  const pictures = await Promise.all(message.content.flatMap(pictureIn).map(smallPicture));
  if (content === '' && pictures.length === 0) return undefined;
  return { role: message.role, content, ...(pictures.length > 0 ? { pictures } : {}) };
}

type Part = Exclude<LanguageModelV4Message['content'], string>[number];

function pictureIn(part: Part): Uint8Array[] {
  if (part.type !== 'file' || !part.mediaType.startsWith('image/') || part.data.type !== 'data') return [];
  const { data } = part.data;
  return [typeof data === 'string' ? Buffer.from(data, 'base64') : data];
}

const lengthOf = ({ messages, schema }: TabAsk) =>
  messages.reduce((sum, { content }) => sum + content.length, JSON.stringify(schema ?? '').length);

const picturesOf = ({ messages }: TabAsk) =>
  messages.flatMap(({ pictures = [] }) => pictures).reduce((sum, { length }) => sum + length, 0);
