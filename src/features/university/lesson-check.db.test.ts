/**
 * The lesson check: every exercise of every lesson, run by the built-in engine. `RECORD_LESSONS=true` writes down
 * the day on which all of a lesson passed, which the lesson then shows.
 */
import fs from 'node:fs';
import { expect } from 'vitest';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { checkExercise } from './contract.ts';
import { missesOf } from './lessons/check-run.ts';
import { exercisesOf } from './lessons/lesson.ts';
import { checkedFile, hashOfExercises, lessons, readChecked } from './lessons/library.server.ts';

const app = useTestApp();

async function run(client: Client, tool: string, input: Record<string, unknown>): Promise<RunView> {
  const { status, body, text } = await client.call(createRun, { params: { tool }, body: { input } });
  expect(status, text).toBe(200);
  const get = async () => (await client.call(getRun, { params: { id: body.id } })).body;
  await expect.poll(async () => (await get()).state).not.toMatch(/queued|running/);
  return get();
}

test.for(lessons.map((lesson) => [lesson.slug, lesson] as const))(
  'the exercise of %s is done by its solution, and not by what stands in the form',
  async ([slug, lesson]) => {
    const client = app.client();
    for (const exercise of exercisesOf(lesson)) {
      const begun = await client.call(createRun, {
        params: { tool: exercise.tool },
        body: { input: exercise.start },
      });
      // What is refused at once does not do it either.
      if (begun.status === 200) {
        await expect
          .poll(async () => (await client.call(getRun, { params: { id: begun.body.id } })).body.state)
          .not.toMatch(/queued|running/);
        const { body: idle } = await client.call(getRun, { params: { id: begun.body.id } });
        expect(missesOf(exercise, idle).length, 'the form as it stands does it').toBeGreaterThan(0);
      }
      const solved = await run(client, exercise.tool, exercise.solution);
      expect(missesOf(exercise, solved), JSON.stringify(solved.output).slice(0, 800)).toEqual([]);
      const { body } = await client.call(checkExercise, {
        params: { slug, exercise: exercise.id },
        body: { run: solved.id },
      });
      expect(body).toEqual({ done: true, misses: [], finished: false });
    }
    if (process.env.RECORD_LESSONS === 'true') record(slug, hashOfExercises(lesson));
  },
);

function record(slug: string, hash: string) {
  const at = new Date().toISOString().slice(0, 10);
  const all = { ...readChecked(), [slug]: { at, hash } };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(checkedFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
