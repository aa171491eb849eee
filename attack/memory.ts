/**
 * `node --expose-gc attack/memory.ts [chats]`: chats by ever new guests, in this process; what is kept afterwards is counted.
 * Fails where each chat leaves something behind.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeHeapSnapshot } from 'node:v8';
import { compose } from '#app/compose.server.ts';
import { createApp } from '#app/http.server.ts';
import { createLog } from '#kit/log.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { createClient } from '#testing/client.ts';

const chats = Number(process.argv[2] ?? 2000);
const atOnce = 4;
/** Code is compiled and books are opened with the first ones. */
const warmUp = Math.min(200, Math.ceil(chats / 4));
/** What one chat may leave in the heap, in bytes: less than the shortest of its texts. Counted in the second half: by then
 * what is remembered up to a bound, such as words, has reached it. */
const mostKeptEach = 2_000;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-memory-'));
const settings = readSettings({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'http://localhost:3000',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: 'false',
  FETCH_MODELS: 'false',
});
const { services, close } = await compose(settings, { log: createLog('fatal') });
const app = createApp({
  services,
  isReady: () => true,
  build: () => Promise.reject(new Error('no pages here')),
  hasAssets: false,
});

/** Short and long, the long ones of words that nobody used before: whatever is remembered about words sees ever new ones. */
const inputs: ((number: number) => readonly [tool: string, input: object])[] = [
  (number) => ['consensus', { question: `What is ${number} plus ${number * 7}?` }],
  (number) => ['summarise', { text: newWords(number, 60_000) }],
  (number) => ['consensus', { question: `What is ${number} minus 3? ${newWords(number, 4_000)}` }],
  (number) => ['compare-texts', { first: newWords(number, 4_000), second: newWords(number + 1, 4_000) }],
];

function newWords(number: number, length: number) {
  const word = (place: number) =>
    `unheardof${(number * 1009 + place).toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}word`;
  let text = '';
  for (let place = 0; text.length < length - 200; place += 1)
    text += `The ${word(place)} is not a ${word(place + 1)}, and it eats bamboo. `;
  return text;
}

async function chat(number: number) {
  const client = createClient((request) => app.fetch(request), { origin: settings.publicUrl });
  const [tool, input] = inputs[number % inputs.length]!(number);
  const begun = await client.request(`/api/tools/${tool}/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input }),
  });
  if (begun.status !== 200) throw new Error(`${begun.status} ${begun.text}`);
  const { id } = begun.body as { id: string };
  await client.request(`/api/runs/${id}/stream`);
  await client.request(`/api/talks?q=plus`);
}

async function many(count: number, from: number) {
  let next = from;
  const work = async () => {
    while (next < from + count) await chat((next += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function measure() {
  for (let time = 0; time < 4; time += 1) globalThis.gc!();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  return { heapUsed, external, arrayBuffers, rss };
}

const shown = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
await many(warmUp, 0);
const before = measure();
if (process.env.SNAPSHOTS) writeHeapSnapshot(path.join(process.env.SNAPSHOTS, 'before.heapsnapshot'));
const parts = 10;
let half = before;
for (let part = 0; part < parts; part += 1) {
  await many(chats / parts, warmUp + (part * chats) / parts);
  const now = measure();
  if (part === parts / 2 - 1) half = now;
  const { heapUsed, rss } = now;
  console.log(`after ${((part + 1) * chats) / parts}: heap ${shown(heapUsed)}, resident ${shown(rss)}`);
}
const after = measure();
if (process.env.SNAPSHOTS) writeHeapSnapshot(path.join(process.env.SNAPSHOTS, 'after.heapsnapshot'));
const each = (after.heapUsed + after.external - half.heapUsed - half.external) / (chats / 2);
for (const part of ['heapUsed', 'external', 'arrayBuffers', 'rss'] as const)
  console.log(`${part}: ${shown(before[part])} → ${shown(after[part])}`);
console.log(`the last ${chats / 2} chats left ${Math.round(each)} bytes each`);
await close();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(each > mostKeptEach ? 1 : 0);
