import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { freePort, killAll, launch, newFolder, type Server } from './server.ts';

const dataDir = newFolder();
afterEach(killAll);
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function start(settings: Record<string, string> = {}) {
  const server = launch({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'false',
    ...settings,
  });
  await server.ready();
  return server;
}

/** A call whose body has not all arrived: the server is in the middle of it until `finish`. */
function slowCall(server: Server) {
  const body = JSON.stringify({ page: '/', feedback: 'sent slowly', type: 'praise' });
  const request = http.request(`${server.url}/api/feedback/panda`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const begun = once(request, 'continue');
  const answered = new Promise<number | undefined>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', () => resolve(undefined));
  });
  request.write(body.slice(0, 10));
  return { begun, answered, finish: () => request.end(body.slice(10)) };
}

async function openSocket(server: Server) {
  const registered = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'socket-person',
      email: 's@example.org',
      password: 'seven quiet bamboo stalks',
    }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/realtime`, {
    headers: { cookie, origin: server.url },
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { closed: new Promise<number>((resolve) => socket.once('close', resolve)) };
}

test('asked to stop: not ready at once, calls under way are finished, sockets sent elsewhere, exit 0', async () => {
  const server = await start();
  const { closed } = await openSocket(server);
  const call = slowCall(server);
  await call.begun;
  const ended = server.end('SIGTERM');
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
  await expect.poll(readiness, { interval: 10 }).toEqual({ ready: false, why: 'stopping' });
  expect(await closed).toBe(1001);
  const health = () => fetch(`${server.url}/healthz`).catch(() => 'no connection');
  await expect.poll(health).toBe('no connection');
  call.finish();
  expect(await call.answered).toBe(200);
  expect((await ended).code).toBe(0);
  expect(server.output()).not.toMatch(/"level":[56]0/);
});

test('a call that never ends does not keep it from stopping', async () => {
  const server = await start();
  const call = slowCall(server);
  await call.begun;
  expect((await server.end('SIGTERM')).code).toBe(0);
  expect(await call.answered).toBeUndefined();
});

test('a stopping server tells the followers of a run that it was interrupted', async () => {
  const provider = await startFakeProvider();
  const grove = {
    name: 'Grove',
    url: `${provider.url}/v1`,
    models: ['alpha', 'beta'].map((id) => ({ id, price: [0, 0] })),
  };
  const server = await start({ ENGINE_SERVERS: JSON.stringify([grove]), LOCAL_ENGINES: 'false' });
  for (const _ of grove.models) provider.play({ to: 'Never ends', words: ['word '], end: 'silence' });
  const begun = await fetch(`${server.url}/api/tools/consensus/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: { question: 'Never ends', panel: ['grove/alpha', 'grove/beta'] } }),
  });
  const { id } = (await begun.json()) as { id: string };
  const cookie = begun.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const stream = await fetch(`${server.url}/api/runs/${id}/stream`, {
    headers: { cookie: cookie.join('; ') },
  });
  const read = stream.text();
  await server.end('SIGTERM');
  expect(await read).toContain('The server restarted before this finished.');
  await provider.close();
});

test('stopped by hand it ends at once, and the folder is left clean', async () => {
  const server = await start();
  expect((await server.end('SIGINT')).code).toBe(0);
  expect(fs.readdirSync(dataDir)).not.toContain('frenly.lock');
});
