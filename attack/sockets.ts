/** `node attack/sockets.ts [sockets]`: silent sockets, headers and bodies that never end. Others are answered meanwhile, and the slow are shown out. */
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, killAll, launch, newFolder } from '../e2e/reliability/server.ts';

const count = Number(process.argv[2] ?? 1000);
/** Headers have fifteen seconds and a whole request sixty; Node looks every thirty. */
const shownOutAfter = 100_000;
const asked = 50;

const dataDir = newFolder();
const port = await freePort();
const server = launch({
  PORT: port,
  DATA_DIR: dataDir,
  RATE_LIMITS: 'false',
  FETCH_MODELS: 'false',
  LOG_LEVEL: 'error',
});
await server.ready(120_000);

const beginnings = {
  silent: '',
  'slow header': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ',
  'slow body':
    'POST /api/feedback/panda HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
};
const open = new Set<net.Socket>();
const kinds = Object.values(beginnings);
for (let number = 0; number < count; number += 1) {
  const socket = net.connect(Number(port), '127.0.0.1');
  open.add(socket);
  socket.on('error', () => {}); // how it ended does not matter
  socket.on('data', () => {});
  socket.on('close', () => open.delete(socket));
  socket.write(kinds[number % kinds.length]!);
}
const dripping = setInterval(() => {
  for (const socket of open) if (socket.writable) socket.write('a');
}, 5_000);

let answered = 0;
for (let number = 0; number < asked; number += 1) {
  const answer = await fetch(`${server.url}/api/auth/options`, { signal: AbortSignal.timeout(20_000) });
  if (answer.ok) answered += 1;
}
console.log(`${open.size} slow sockets open, ${answered} of ${asked} others answered`);
for (const start = Date.now(); open.size > count / 3 && Date.now() - start < shownOutAfter;) await pause(500);
console.log(`${open.size} of ${count} sockets are left; the silent ones cost nothing and may stay`);
clearInterval(dripping);
const alive = (await fetch(`${server.url}/readyz`)).ok;
const isFine = answered === asked && open.size <= count / 3 && alive;
killAll();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(isFine ? 0 : 1);
