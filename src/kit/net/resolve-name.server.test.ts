import { createSocket } from 'node:dgram';
import { describe, expect, it, onTestFinished } from 'vitest';
import { resolveByDns } from './resolve-name.server.ts';

const typeA = 1;
const typeAAAA = 28;
type Records = Partial<Record<number, number[][]>>;

/** A name server that gives the same records for every name, or keeps silent when there are none. */
async function nameServer(records?: Records): Promise<{ servers: string[]; asked: number[] }> {
  const asked: number[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const questionEnd = query.indexOf(0, 12) + 5;
    const type = query.readUInt16BE(questionEnd - 4);
    asked.push(type);
    if (!records) return;
    const answers = records[type] ?? [];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt16BE(0, 10);
    // Each answer: the question's name, type, class IN, 60 seconds, length, address.
    const rows = answers.map((bytes) => [0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]);
    const answer = Buffer.concat([header, query.subarray(12, questionEnd), Buffer.from(rows.flat())]);
    socket.send(answer, from.port, from.address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  onTestFinished(() => void socket.close());
  return { servers: [`127.0.0.1:${socket.address().port}`], asked };
}

const never = new AbortController().signal;
const ipv4 = [93, 184, 216, 34];
const ipv6 = [0x26, 0x06, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11];

describe('resolveByDns', () => {
  it('asks once for each family and puts IPv4 first', async () => {
    const { servers, asked } = await nameServer({ [typeA]: [ipv4, [10, 0, 0, 1]], [typeAAAA]: [ipv6] });
    const addresses = await resolveByDns('example.com', never, servers);
    expect(addresses).toEqual(['93.184.216.34', '10.0.0.1', '2606:4700::1111']);
    expect(asked.toSorted((a, b) => a - b)).toEqual([typeA, typeAAAA]);
  });

  it('is content with one family', async () => {
    const { servers } = await nameServer({ [typeAAAA]: [ipv6] });
    expect(await resolveByDns('example.com', never, servers)).toEqual(['2606:4700::1111']);
  });

  it('fails on a name without addresses', async () => {
    const { servers } = await nameServer({});
    await expect(resolveByDns('example.com', never, servers)).rejects.toMatchObject({ code: 'ENODATA' });
  });

  it('reads no hosts file', async () => {
    const { servers } = await nameServer({ [typeA]: [ipv4] });
    expect(await resolveByDns('localhost', never, servers)).toEqual(['93.184.216.34']);
  });

  it('an aborted lookup stops', async () => {
    const { servers } = await nameServer();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    await expect(resolveByDns('example.com', stop.signal, servers)).rejects.toMatchObject({
      code: 'ECANCELLED',
    });
    await expect(resolveByDns('example.com', stop.signal, servers)).rejects.toBe(stop.signal.reason);
  });
});
