/** A way to a server that can be cut, and can lead nowhere without anyone being told. */
import net, { type AddressInfo } from 'node:net';

export interface Proxy {
  port: number;
  /** `refuse`: connections end and no new ones are taken. `swallow`: they stay open and nothing passes. */
  fail(how: 'refuse' | 'swallow'): void;
  mend(): void;
  close(): void;
}

export async function startProxy(target: number): Promise<Proxy> {
  const pairs = new Set<[net.Socket, net.Socket]>();
  let how: 'pass' | 'refuse' | 'swallow' = 'pass';
  const server = net.createServer((inside) => {
    if (how === 'refuse') return inside.destroy();
    const outside = net.connect(target, '127.0.0.1');
    const pair: [net.Socket, net.Socket] = [inside, outside];
    pairs.add(pair);
    for (const [from, to] of [pair, [outside, inside] as const]) {
      from.on('data', (chunk: Buffer) => how === 'pass' && to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const [inside, outside] of pairs) {
      inside.destroy();
      outside.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    fail(next) {
      how = next;
      if (next === 'refuse') cut();
    },
    mend() {
      // What was swallowed is lost: those connections can only end, as they do when a server comes back.
      if (how === 'swallow') cut();
      how = 'pass';
    },
    close() {
      cut();
      server.close();
    },
  };
}
