/** A true mail server on loopback, well-behaved or with one fault. */
import net, { type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { selfSigned } from '#kit/net/self-signed.testing.ts';

export interface Received {
  from: string;
  to: string[];
  source: string;
}

export interface TestServer {
  port: number;
  received: Received[];
  close(): Promise<void>;
}

export const certificate = selfSigned('localhost');
export const user = { username: 'sam@example.org', password: 'app-password' };

/** `diesAfterData`: takes the whole message, and hangs up before it says anything. */
export async function startSmtp(
  options: SMTPServerOptions = {},
  { diesAfterData = false } = {},
): Promise<TestServer> {
  const received: Received[] = [];
  let cut = () => {};
  const server = new SMTPServer({
    ...certificate,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, done) =>
      username === user.username && password === user.password
        ? done(null, { user: username })
        : done(new Error('Invalid login')),
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        if (diesAfterData) cut();
        else done();
      });
    },
    ...options,
  });
  const sockets = new Set<net.Socket>();
  server.server.on('connection', (socket: net.Socket) => sockets.add(socket));
  cut = () => sockets.forEach((socket) => socket.destroy());
  server.on('error', () => {}); // clients that give up are part of the tests
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** Accepts connections and never says a word. */
export async function startSilent(): Promise<TestServer> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
