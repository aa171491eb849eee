import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort, killAll, launch, newFolder, type Server } from './server.ts';

const dataDir = newFolder();
afterEach(killAll);
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function start() {
  const server = launch({ PORT: await freePort(), DATA_DIR: dataDir, RATE_LIMITS: 'false' });
  await server.ready();
  return server;
}

/** A call whose body has not all arrived: the server is in the middle of it until `finish`. */
function slowCall(server: Server) {
  const body = JSON.stringify({ page: '/', feedback: 'sent slowly', type: 'praise' });
  const request = http.request(`${server.url}/api/feedback/panda`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = new Promise<number | undefined>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', () => resolve(undefined));
  });
  request.write(body.slice(0, 10));
  return { answered, finish: () => request.end(body.slice(10)) };
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
  await pause(300);
  const ended = server.end('SIGTERM');
  await pause(200);
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ready: false, why: 'stopping' });
  expect(await closed).toBe(1001);
  await pause(1500);
  expect(await fetch(`${server.url}/healthz`).catch(() => 'no connection')).toBe('no connection');
  call.finish();
  expect(await call.answered).toBe(200);
  expect((await ended).code).toBe(0);
  expect(server.output()).not.toMatch(/"level":[56]0/);
});

test('a call that never ends does not keep it from stopping', { timeout: 120_000 }, async () => {
  const server = await start();
  const call = slowCall(server);
  await pause(300);
  expect((await server.end('SIGTERM')).code).toBe(0);
  expect(await call.answered).toBeUndefined();
});

test('stopped by hand it ends at once, and the folder is left clean', async () => {
  const server = await start();
  expect((await server.end('SIGINT')).code).toBe(0);
  expect(fs.readdirSync(dataDir)).not.toContain('frenly.lock');
});
