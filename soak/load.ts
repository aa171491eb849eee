/** `node soak/load.ts [minutes]`: people write and read for hours; nothing may fail, get lost or grow without end. */
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { textsEmbedded } from '../e2e/reliability/kills.ts';
import { freePort, launch, newFolder } from '../e2e/reliability/server.ts';
import { startWriters } from '../e2e/reliability/writers.ts';

const minutes = Number(process.argv[2] ?? 60);
const readPaths = ['/', '/healthz', '/api/auth/user', '/robots.txt', '/sitemap.xml'];
/** Memory is compared once caches are full and code is compiled. */
const warmUp = 0.2;
const mostGrowth = 1.5;

const dataDir = newFolder();
const server = launch({
  PORT: await freePort(),
  DATA_DIR: dataDir,
  RATE_LIMITS: 'false',
  FETCH_MODELS: 'false',
  LOG_LEVEL: 'warn',
});
await server.ready();
const writers = startWriters(server.url, 4);
const reads = { count: 0, failed: 0 };
const memory: number[] = [];
const until = Date.now() + minutes * 60_000;

async function read() {
  while (Date.now() < until) {
    const path = readPaths[reads.count % readPaths.length]!;
    const answer = await fetch(server.url + path, { signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    await answer?.text();
    reads.count += 1;
    if (!answer || answer.status >= 500) reads.failed += 1;
  }
}

async function report() {
  const every = Math.min(60_000, (minutes * 60_000) / 10);
  while (Date.now() < until) {
    await pause(every);
    memory.push(residentMemory(server.pid));
    const left = Math.max(0, Math.ceil((until - Date.now()) / 60_000));
    console.log(
      `${left} minutes left: ${writers.acknowledged.length} writes, ${reads.count} reads, ${reads.failed} failed, ${memory.at(-1)} MB`,
    );
  }
}

await Promise.all([read(), read(), report()]);
await writers.stop();
const { code } = await server.end('SIGTERM');
const there = await textsEmbedded(dataDir);
const lost = writers.acknowledged.filter((text) => !there.has(text)).length;
const unanswered = [...writers.answers]
  .filter(([answer]) => answer !== 200)
  .reduce((sum, [, times]) => sum + times, 0);
const steady = memory.slice(Math.floor(memory.length * warmUp));
const growth = steady.length > 1 ? steady.at(-1)! / steady[0]! : 1;
console.log(
  `lost ${lost}, writes refused ${unanswered}, reads failed ${reads.failed}, memory grew ×${growth.toFixed(2)}, exit ${code}`,
);
fs.rmSync(dataDir, { recursive: true, force: true });
process.exitCode = lost + unanswered + reads.failed === 0 && code === 0 && growth < mostGrowth ? 0 : 1;

function residentMemory(pid: number) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
