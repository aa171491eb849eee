/** Live editing as tests see it: nodes on ports of their own, and browsers that have a work open. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { afterEach, expect } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { buildSessionCookie } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startLive } from './live-hub.server.ts';
import { livePath } from './live-path.ts';

export function useLive(app: TestApp) {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });

  /** A node: the hub on a port of its own. */
  async function node(port = 0, pace?: { rest: number }) {
    const hub = startLive(app.services, pace);
    const server = http.createServer((_, response) => response.end());
    server.on('upgrade', (request, socket, head) => void hub.upgrade(request, socket, head));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const at = (server.address() as AddressInfo).port;
    let isOpen = true;
    const close = async () => {
      if (!isOpen) return;
      isOpen = false;
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
    cleanups.push(close);
    return { port: at, close };
  }

  async function socketOf(person?: { id: string }, origin = app.services.settings.publicUrl) {
    const session = person && (await buildSessionCookie(app, person));
    const headers: Record<string, string> = { origin };
    if (session) headers.cookie = `${session.name}=${session.value}`;
    return class extends WebSocket {
      constructor(url: string) {
        super(url, { headers });
        this.on('error', () => {}); // a test may end while it connects
      }
    };
  }

  /** Somebody's browser with the work open. */
  async function editor(port: number, person: { id: string }, work: string) {
    const socket = new HocuspocusProviderWebsocket({
      url: `ws://127.0.0.1:${port}${livePath}`,
      WebSocketPolyfill: await socketOf(person),
      delay: 50,
      minDelay: 50,
      maxDelay: 200,
    });
    const doc = new Y.Doc();
    const heard = { denied: '', closed: '' };
    const provider = new HocuspocusProvider({
      websocketProvider: socket,
      name: work,
      document: doc,
      onAuthenticationFailed: ({ reason }) => (heard.denied = reason),
      onClose: ({ event }) => (heard.closed = event.reason),
    });
    provider.attach();
    cleanups.push(() => {
      provider.destroy();
      socket.destroy();
    });
    const text = doc.getText('text');
    return {
      heard,
      provider,
      socket,
      text,
      read: () => text.toString(),
      synced: () =>
        expect.poll(() => provider.synced && !provider.hasUnsyncedChanges, { timeout: 10_000 }).toBe(true),
    };
  }

  return { node, editor, socketOf, atEnd: (clean: () => unknown) => cleanups.push(clean) };
}
