/** A message on its way to others' sockets beside a bare websocket, with two and with fifty people; and five writers in one long document. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { WebSocket, WebSocketServer } from 'ws';
import * as Y from 'yjs';
import type { AddressInfo } from 'node:net';
import { realtimePath, type FromServer } from '#kit/realtime/protocol.ts';
import { livePath } from '#tools/work/live/live-path.ts';
import { percentile } from './crowd.ts';
import { newFolder, startFrenly } from './servers.ts';
import { signUp } from './sign-up.ts';
import { ratio, type Table } from './table.ts';

const sizes = [2, 50];
const messages = 100;
const writers = 5;
const edits = 40;
/** A page of a document is about 1,800 characters. */
const pages = 100;
const within = 30_000;

export async function benchThreads({ small = false } = {}): Promise<Table> {
  const frenly = await startFrenly({ dataDir: newFolder(), env: { RATE_LIMITS: 'false' } });
  try {
    const rows = [];
    for (const size of small ? [2, 5] : sizes) {
      const bare = await bareSockets(size, small ? 20 : messages);
      const ours = await thread(frenly.url, size, small ? 20 : messages);
      rows.push([
        `a message to ${size - 1} other${size > 2 ? 's' : ''}, the last of them`,
        percentile(ours, 0.5).toFixed(1),
        percentile(ours, 0.95).toFixed(1),
        percentile(bare, 0.95).toFixed(1),
        ratio(percentile(ours, 0.95), percentile(bare, 0.95)),
      ]);
    }
    const typed = await document(
      frenly.url,
      small ? { count: 2, edits: 5, pages: 5 } : { count: writers, edits, pages },
    );
    rows.push([
      `an edit to the other ${small ? 1 : writers - 1} writers of ${small ? 5 : pages} pages`,
      percentile(typed, 0.5).toFixed(1),
      percentile(typed, 0.95).toFixed(1),
      '',
      '',
    ]);
    return {
      title: 'Threads on the embedded database: from sending to the other sockets (milliseconds)',
      columns: ['', 'p50', 'p95', 'bare websocket p95', 'against it'],
      rows,
      note: 'Ours is stored, with its unread marks and notifications, before anyone hears of it; the bare socket only passes it on.',
    };
  } finally {
    await frenly.stop();
  }
}

async function json<T>(url: string, cookie: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const socketUrl = (url: string, path: string) => `${url.replace('http', 'ws')}${path}`;

/** How long each message takes until the last of the others has it. */
async function thread(url: string, size: number, count: number): Promise<number[]> {
  const run = randomUUID().slice(0, 8);
  const cookies = [];
  for (let at = 0; at < size; at += 1) cookies.push(await signUp(url, `p${at}-${run}`));
  const [owner] = cookies as [string];
  const { id } = await json<{ id: string }>(`${url}/api/threads`, owner, { title: 'Bench' });
  for (let at = 1; at < size; at += 1)
    await json(`${url}/api/threads/${id}/members`, owner, { who: `p${at}-${run}`, role: 'commenter' });
  const heard = new Map<string, () => void>();
  const sockets = [];
  for (const cookie of cookies.slice(1)) {
    const socket = new WebSocket(socketUrl(url, realtimePath), { headers: { cookie, origin: url } });
    await once(socket, 'open');
    const joined = Promise.withResolvers<void>();
    socket.on('message', (text) => {
      const frame = JSON.parse(String(text)) as FromServer;
      if (frame.is === 'joined') joined.resolve();
      if (frame.is === 'event' && frame.type === 'thread.message')
        heard.get((frame.data as { message: { id: string } }).message.id)?.();
    });
    socket.send(JSON.stringify({ do: 'join', channel: `thread:${id}` }));
    await joined.promise;
    sockets.push(socket);
  }
  const took = [];
  for (let at = 0; at < count; at += 1) {
    const message = randomUUID();
    const all = Promise.withResolvers<void>();
    let missing = sockets.length;
    heard.set(message, () => void ((missing -= 1) === 0 && all.resolve()));
    const began = performance.now();
    const sending = json(`${url}/api/threads/${id}/messages`, owner, { id: message, text: `Message ${at}` });
    await soon(all.promise);
    took.push(performance.now() - began);
    await sending;
  }
  for (const socket of sockets) socket.close();
  return took;
}

async function bareSockets(size: number, count: number): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      for (const other of server.clients) if (other !== socket) other.send(data);
    }),
  );
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets: WebSocket[] = [];
  for (let at = 0; at < size; at += 1) {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    sockets.push(socket);
  }
  const took = [];
  for (let at = 0; at < count; at += 1) {
    const all = Promise.all(sockets.slice(1).map((socket) => once(socket, 'message')));
    const began = performance.now();
    sockets[0]!.send(JSON.stringify({ text: `Message ${at}` }));
    await soon(all);
    took.push(performance.now() - began);
  }
  for (const socket of sockets) socket.terminate();
  server.close();
  return took;
}

/** How long an edit of one takes until all others have it, with all of them writing in turn. */
async function document(
  url: string,
  { count, edits: each, pages: long }: { count: number; edits: number; pages: number },
): Promise<number[]> {
  const run = randomUUID().slice(0, 8);
  const cookies = [];
  for (let at = 0; at < count; at += 1) cookies.push(await signUp(url, `w${at}-${run}`));
  const [owner] = cookies as [string];
  const line = 'Bamboo grows fast and pandas are glad of it. '.repeat(4);
  const paragraphs = Array.from({ length: long * 10 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: line }],
  }));
  const { id } = await json<{ id: string }>(`${url}/api/works`, owner, {
    kind: 'rich-text',
    title: 'Long',
    content: { doc: { type: 'doc', content: paragraphs }, notes: {} },
  });
  for (let at = 1; at < count; at += 1)
    await json(`${url}/api/works/${id}/collaborators`, owner, { who: `w${at}-${run}`, role: 'editor' });
  const open = cookies.map((cookie) => {
    const socket = new HocuspocusProviderWebsocket({
      url: socketUrl(url, livePath),
      WebSocketPolyfill: class extends WebSocket {
        constructor(address: string) {
          super(address, { headers: { cookie, origin: url } });
        }
      },
    });
    const doc = new Y.Doc();
    const provider = new HocuspocusProvider({ websocketProvider: socket, name: id, document: doc });
    provider.attach();
    return { socket, doc, provider };
  });
  for (const { provider } of open) await soon(until(() => provider.synced));
  const wordsOf = (doc: Y.Doc, at: number) =>
    (doc.getXmlFragment('doc').get(at) as Y.XmlElement).get(0) as Y.XmlText;
  const took = [];
  for (let at = 0; at < each; at += 1)
    for (const [who, one] of open.entries()) {
      const place = who * 3;
      const mark = `<${who}.${at}>`;
      const began = performance.now();
      wordsOf(one.doc, place).insert(0, mark);
      await soon(until(() => open.every(({ doc }) => String(wordsOf(doc, place)).startsWith(mark))));
      took.push(performance.now() - began);
    }
  for (const { provider, socket } of open) {
    provider.destroy();
    socket.destroy();
  }
  return took;
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function soon<T>(wanted: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('nothing came within 30 seconds')), within);
  return Promise.race([wanted, late.promise]).finally(() => clearTimeout(timer));
}
