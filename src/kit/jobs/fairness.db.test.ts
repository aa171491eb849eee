import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { startBus, type Bus } from '#kit/events/bus.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { defineJob } from './define-job.server.ts';
import { createJobs, type Jobs } from './jobs.server.ts';

const app = useTestApp({ ROLE: 'web' });
const ended: string[] = [];
const atWork = new Map<string, () => void>();

const jobOf = (kind: string, concurrency: number) =>
  defineJob({
    kind,
    silent: true,
    fair: true,
    input: z.object({ name: z.string() }),
    retries: 0,
    timeout: 600,
    concurrency: () => concurrency,
    async run({ name }) {
      await new Promise<void>((resolve) => atWork.set(name, resolve));
      atWork.delete(name);
      ended.push(name);
    },
  });
const single = jobOf('test.single', 1);
const several = jobOf('test.several', 4);

let jobs: Jobs;
let bus: Bus;
beforeAll(async () => {
  if (!app.services) return;
  const { connection, log, settings } = app.services;
  bus = await startBus(connection, log, settings.databaseUrl);
  jobs = createJobs({ connection, bus, log, definitions: [single, several], finishTime: 1000 });
  await jobs.start();
});
afterAll(async () => {
  for (const finish of atWork.values()) finish();
  await jobs?.stop();
  await bus?.close();
});

async function enqueue(definition: typeof single, ownerId: string, ...names: string[]) {
  for (const name of names) await bus.transact((tx) => jobs.enqueue(tx, definition, { name }, { ownerId }));
}
const tenOf = (who: string) => Array.from({ length: 10 }, (_, n) => `${who}${n + 1}`);

test('ten jobs of one person do not delay others, and with one worker people take turns', async () => {
  const [ann, ben, cat] = [await buildUser(app), await buildUser(app), await buildUser(app)];
  await enqueue(single, ann.id, ...tenOf('a'));
  await enqueue(several, ann.id, ...tenOf('A'));
  await jobs.work({ ...app.services, bus, jobs });

  // Of four places Ann gets two, however many she asked for; Ben's first begins while hers are at work.
  await expect.poll(() => atWork.size).toBe(3);
  await enqueue(several, ben.id, 'B1');
  await expect.poll(() => atWork.has('B1')).toBe(true);
  expect([...atWork.keys()].filter((name) => name.startsWith('A'))).toHaveLength(2);

  // Of one place: whoever has fewer waiting is next, though Ann asked first.
  await enqueue(single, ben.id, 'b1', 'b2');
  await enqueue(single, cat.id, 'c1');
  for (let n = 0; n < 6; n++) {
    await expect.poll(() => [...atWork.keys()].filter((name) => /[a-z]/.test(name))).toHaveLength(1);
    const [name] = [...atWork.keys()].filter((one) => /[a-z]/.test(one));
    atWork.get(name!)!();
    await expect.poll(() => ended).toContain(name);
  }
  expect(ended.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});
