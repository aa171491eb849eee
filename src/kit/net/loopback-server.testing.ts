/** For tests: a server on this machine, and a stand-in for the internet that leads every connection to it. */
import type { IncomingMessage, RequestListener } from 'node:http';
import net, { type AddressInfo, type TcpNetConnectOpts } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { createTestServer } from '#testing/http-server.ts';

export interface LoopbackServer {
  port: number;
  /** `host:port`, as `permit` takes it. */
  host: string;
  url: string;
  requests: IncomingMessage[];
}

export async function serve(listener: RequestListener): Promise<LoopbackServer> {
  const requests: IncomingMessage[] = [];
  const server = createTestServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/`, requests };
}

/** Notes where each connection was going and leads it to `port` here; `refuse` lists addresses that do not answer. */
export function divertConnections(port: number, refuse: string[] = []): { host: unknown; port: unknown }[] {
  const connect = net.connect;
  const seen: { host: unknown; port: unknown }[] = [];
  const spy = vi.spyOn(net, 'connect').mockImplementation(((options: TcpNetConnectOpts) => {
    seen.push({ host: options.host, port: options.port });
    const away = refuse.includes(String(options.host));
    return connect({ ...options, host: '127.0.0.1', port: away ? 1 : port });
  }) as typeof net.connect);
  onTestFinished(() => spy.mockRestore());
  return seen;
}
