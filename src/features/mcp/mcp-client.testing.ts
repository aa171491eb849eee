/** A test app on a real port, and the protocol's official client connected to it. */
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { send } from '#kit/contract/call.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { sendMessage } from './contract.ts';
import { newest } from './protocol-version.ts';
import { createTestServer } from '#testing/http-server.ts';

export async function serveMcp(app: TestApp) {
  const server = createTestServer(getRequestListener((request) => app.fetch(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(sendMessage.path, `http://127.0.0.1:${port}`);
  const clients: Client[] = [];

  async function buildCaller() {
    const user = await buildUser(app);
    const { secret } = await buildKey(app, user, { scopes: ['tools:run', 'content:read'] });
    return { user, secret };
  }

  return {
    url,
    buildCaller,
    async connect(secret: string): Promise<Client> {
      const client = new Client({ name: 'test', version: '1' });
      const headers = { authorization: `Bearer ${secret}` };
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }) as never);
      clients.push(client);
      return client;
    },
    /** One message as it is, for what the client would never send. */
    post: (body: unknown, init: RequestInit & { headers?: Record<string, string> } = {}) =>
      send(url.href, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...init.headers,
        },
      }),
    async close() {
      for (const client of clients) await client.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const key = (name: string) => `io.modelcontextprotocol/${name}`;

/** A request of the newest revision, which says all about itself, and the headers that repeat it. */
export function modern(method: string, params: Record<string, unknown> = {}, meta: object = {}) {
  const name = params.name ?? params.uri;
  return {
    body: {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        ...params,
        _meta: { [key('protocolVersion')]: newest, [key('clientCapabilities')]: {}, ...meta },
      },
    },
    headers: {
      'mcp-protocol-version': newest,
      'mcp-method': method,
      ...(name === undefined ? {} : { 'mcp-name': String(name) }),
    },
  };
}
