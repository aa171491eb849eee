/** Tabs for tests: what the server sent to each, and nodes that hear of each other as over PostgreSQL. */
import type { Bus } from '#kit/events/bus.server.ts';
import type { EventDefinition } from '#kit/events/define-event.ts';
import type { Connection } from '#kit/realtime/channel.server.ts';
import type { ReadyModel, TabAsk, ToTab } from './protocol.ts';
import type { TabHub } from './tab-hub.server.ts';

/** PostgreSQL takes less than 8,000 bytes at a time; what is longer does not arrive. */
const longestEvent = 7_800;

/** A bus for each node. What one tells, all hear, after a journey as text. */
export function createTestBuses() {
  const listeners = new Set<(type: string, data: unknown) => void>();
  const lost: string[] = [];
  const create = (): Pick<Bus, 'on' | 'tell'> => ({
    on({ type, schema }, listener) {
      const listen = (event: string, data: unknown) => {
        if (event === type) listener(schema.parse(data) as never, { channel: '', type, data });
      };
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    tell(channel: string, { type, schema }: EventDefinition, ...[data]: unknown[]) {
      const text = JSON.stringify(schema.parse(data));
      if (Buffer.byteLength(text) + channel.length + type.length > longestEvent) return void lost.push(type);
      for (const listen of listeners) listen(type, JSON.parse(text));
    },
  });
  return { create, lost };
}

type Sent = { [Type in keyof ToTab]: { type: Type; data: ToTab[Type] } }[keyof ToTab];

/** A tab of this person, ready with a language model by default. */
export function openTestTab(
  hub: TabHub,
  principal: string,
  models: ReadyModel[] = [{ model: 'language-model', contextTokens: 9_216 }],
) {
  const sent: Sent[] = [];
  const connection: Connection = { principal, send: (type, data) => sent.push({ type, data } as Sent) };
  const say = (type: string, data: unknown) => hub.receive(connection, type, data);
  say('ready', { models });
  return {
    sent,
    say,
    asks: () => sent.flatMap((one) => (one.type === 'ask' ? [one.data] : [])),
    close: () => hub.closed(connection),
  };
}

export const question = (content = 'Hello?'): TabAsk => ({
  model: 'language-model',
  messages: [{ role: 'user', content }],
});

export async function readAll(stream: ReadableStream<string | null>): Promise<string> {
  let text = '';
  for await (const part of stream) text += part ?? '';
  return text;
}
