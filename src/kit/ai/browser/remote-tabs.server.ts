/** Asks tabs that are connected to other nodes, and lets other nodes ask those that are connected here. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Bus } from '#kit/events/bus.server.ts';
import {
  answerPiece,
  askPiece,
  nodesChannel,
  remoteAnswer,
  remoteAsk,
  remoteCancel,
} from './node-events.server.ts';
import type { TabAsk } from './protocol.ts';
import { silentFor, type AnswerListener, type Tab } from './tab.server.ts';

/** A node hears of its own tabs sooner than others hear of it. */
const remoteSilentFor = silentFor + 4_000;
const piecesWithin = 10_000;
const mostUnfinished = 500;

type Answer = z.input<typeof remoteAnswer.schema>['is'];

interface Arriving {
  pieces: string[];
  timer: NodeJS.Timeout;
}

interface Sent {
  listener: AnswerListener;
  timer: NodeJS.Timeout;
}

interface Options {
  bus: Pick<Bus, 'on' | 'tell'>;
  node: string;
  localTab(id: string): Tab | undefined;
}

export function createRemoteTabs({ bus, node, localTab }: Options) {
  const sent = new Map<string, Sent>();
  const arriving = new Map<string, Arriving>();
  const serving = new Map<string, () => void>();

  function settle(id: string): AnswerListener | undefined {
    const request = sent.get(id);
    clearTimeout(request?.timer);
    sent.delete(id);
    return request?.listener;
  }

  function lose(id: string) {
    bus.tell(nodesChannel, remoteCancel, { id });
    settle(id)?.fail('silent');
  }

  function ask(tab: { id: string; node: string }, request: TabAsk, listener: AnswerListener): () => void {
    const id = randomUUID();
    const text = Buffer.from(JSON.stringify(request)).toString('base64');
    const parts = Math.ceil(text.length / askPiece);
    sent.set(id, { listener, timer: setTimeout(() => lose(id), remoteSilentFor) });
    for (let part = 0; part < parts; part++)
      bus.tell(nodesChannel, remoteAsk, {
        to: tab.node,
        from: node,
        id,
        tab: tab.id,
        part,
        parts,
        text: text.slice(part * askPiece, (part + 1) * askPiece),
      });
    return () => {
      if (settle(id)) bus.tell(nodesChannel, remoteCancel, { id });
    };
  }

  /** The whole request once its last piece is there. */
  function gather(id: string, part: number, parts: number, text: string): TabAsk | undefined {
    let known = arriving.get(id);
    if (!known) {
      if (arriving.size >= mostUnfinished) return undefined;
      known = { pieces: [], timer: setTimeout(() => arriving.delete(id), piecesWithin) };
      arriving.set(id, known);
    }
    known.pieces[part] = text;
    if (Object.keys(known.pieces).length < parts) return undefined;
    clearTimeout(known.timer);
    arriving.delete(id);
    return JSON.parse(Buffer.from(known.pieces.join(''), 'base64').toString()) as TabAsk;
  }

  const stop = [
    bus.on(remoteAsk, ({ to, from, id, tab, part, parts, text }) => {
      if (to !== node) return;
      const request = gather(id, part, parts, text);
      if (!request) return;
      const answer = (is: Answer) => bus.tell(nodesChannel, remoteAnswer, { to: from, id, is });
      let isDone = false;
      const done = (is: Answer) => {
        isDone = true;
        serving.delete(id);
        answer(is);
      };
      const local = localTab(tab);
      if (!local) return answer({ type: 'failed', code: 'closed' });
      const cancel = local.ask(request, {
        text(piece) {
          for (let at = 0; at < piece.length; at += answerPiece)
            answer({ type: 'text', text: piece.slice(at, at + answerPiece) });
        },
        alive: () => answer({ type: 'alive' }),
        end: () => done({ type: 'end' }),
        fail: (code) => done({ type: 'failed', code }),
      });
      if (!isDone) serving.set(id, cancel);
    }),
    bus.on(remoteCancel, ({ id }) => {
      serving.get(id)?.();
      serving.delete(id);
    }),
    bus.on(remoteAnswer, ({ to, id, is }) => {
      const request = to === node ? sent.get(id) : undefined;
      if (!request) return;
      request.timer.refresh();
      if (is.type === 'text') request.listener.text(is.text);
      if (is.type === 'alive') request.listener.alive();
      if (is.type === 'end') settle(id)?.end();
      if (is.type === 'failed') settle(id)?.fail(is.code);
    }),
  ];

  return {
    ask,
    close() {
      for (const end of stop) end();
      for (const id of sent.keys()) settle(id)?.fail('closed');
      for (const { timer } of arriving.values()) clearTimeout(timer);
      for (const cancel of serving.values()) cancel();
    },
  };
}
