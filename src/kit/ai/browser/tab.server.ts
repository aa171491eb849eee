/** One open tab that answers with its browser's models: one request at a time, the others wait in their order. */
import { randomUUID } from 'node:crypto';
import { longestText, type ReadyModel, type TabAsk, type ToTab } from './protocol.ts';
import type { FailureCode } from './tab-faults.server.ts';
import type { TabMessage } from './tab-messages.server.ts';

/** While a tab works it is pinged so often, and given up when it has said nothing for so long. */
export const pingEvery = 2_500;
export const silentFor = 8_000;
const mostWaiting = 20;

/** Told how a request goes; after `end` or `fail` nothing more comes. */
export interface AnswerListener {
  text(text: string): void;
  /** Still at it, or still in the queue. */
  alive(): void;
  end(): void;
  fail(code: FailureCode): void;
}

interface Request {
  id: string;
  ask: TabAsk;
  listener: AnswerListener;
  length: number;
}

type Send = <Type extends keyof ToTab>(type: Type, data: ToTab[Type]) => void;
export type Tab = ReturnType<typeof createTab>;

/** `onSilent`: it does not answer; until it says something, nobody should ask it. */
export function createTab(principal: string, send: Send, onSilent: () => void) {
  const id = randomUUID();
  const waiting: Request[] = [];
  let current: Request | undefined;
  let heardAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let models: readonly ReadyModel[] = [];

  function next() {
    clearInterval(timer);
    current = waiting.shift();
    if (!current) return;
    heardAt = performance.now();
    send('ask', { id: current.id, ask: current.ask });
    timer = setInterval(watch, pingEvery);
  }

  function watch() {
    if (!current) return;
    if (performance.now() - heardAt < silentFor) return send('ping', { id: current.id });
    // Whoever sleeps would keep those behind it waiting just as long.
    const late = [current, ...waiting.splice(0)];
    finish();
    onSilent();
    for (const { listener } of late) listener.fail('silent');
  }

  function finish(): Request {
    const done = current!;
    next();
    return done;
  }

  function hear({ type, data }: Exclude<TabMessage, { type: 'ready' | 'leaving' }>) {
    // Of a request that was cancelled, has ended, or never was.
    if (!current || data.id !== current.id) return;
    heardAt = performance.now();
    if (type === 'alive') for (const { listener } of [current, ...waiting]) listener.alive();
    if (type === 'text') {
      current.length += data.text.length;
      if (current.length <= longestText) return current.listener.text(data.text);
      send('stop', { id: current.id });
      finish().listener.fail('endless');
    }
    if (type === 'end') finish().listener.end();
    if (type === 'failed') finish().listener.fail(data.why);
  }

  return {
    id,
    principal,
    hear,
    get models() {
      return models;
    },
    set models(ready: readonly ReadyModel[]) {
      models = ready;
    },
    /** Answers a function that takes the request back. */
    ask(ask: TabAsk, listener: AnswerListener): () => void {
      const request: Request = { id: randomUUID(), ask, listener, length: 0 };
      if (waiting.length >= mostWaiting) {
        listener.fail('full');
        return () => {};
      }
      waiting.push(request);
      if (!current) next();
      return () => {
        if (current === request) {
          send('stop', { id: request.id });
          finish();
        } else if (waiting.includes(request)) waiting.splice(waiting.indexOf(request), 1);
      };
    },
    close() {
      clearInterval(timer);
      const left = [...(current ? [current] : []), ...waiting.splice(0)];
      current = undefined;
      for (const { listener, length } of left) listener.fail(length > 0 ? 'cut-off' : 'closed');
    },
  };
}
