/** Without a network, and after a restart. */
import { eq } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import type { AnyToolRun } from '#tools/define/define-run.server.ts';
import { exportRun } from '#tools/export/contract.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { createRuns } from '#tools/run/runs.server.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { runSteps } from '#tools/run/table.server.ts';
import { createWork } from '#tools/work/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { databaseTest as test, startTestApp } from '#testing/test-app.ts';
import type { Report } from './data.ts';
import { researchRun } from './run.server.ts';
import { research } from './tool.ts';

const world = await startFakeSources();
afterAll(() => world.close());

const params = { tool: research.id };
const question = 'How tall is the Tamsin tower?';
const tall = 'The Tamsin tower is 330 metres tall.';
const history = 'History: Tamsin tower';

test('without a network the site and own works are the sources, and the report says so', async () => {
  const offline = await startTestApp({
    SOURCES_URL: 'http://127.0.0.1:1',
    SEARCH_SOURCES: 'true',
    RATE_LIMITS: 'false',
  });
  try {
    const { client } = await buildMember(offline);
    await client.call(createWork, {
      body: { kind: 'text', title: 'Tamsin tower', content: { text: `${tall} I climbed it in May.` } },
    });
    await offline.services.searchIndex!.settle();
    const { body } = await client.call(createRun, {
      params,
      body: { input: { question, plan: [question] } },
    });
    await (await follow(offline, client, body.id)).end();
    const { body: run } = await client.call(getRun, { params: { id: body.id } });
    const report = run.output.data as Report;
    expect(report.isOffline).toBe(true);
    expect(run.output.texts.text).toContain('No web sources could be reached');
    // Read elsewhere, only a whole address leads back here.
    const { publicUrl } = offline.services.settings;
    expect(report.sources[0]!.href).toMatch(/^\/ai\/collaborate/);
    expect(run.output.texts.text).toContain(`${publicUrl}/ai/collaborate?work=`);
    for (const format of ['md', 'md-mla', 'bib', 'json'])
      expect(
        (await client.request(`${exportRun.path.replace(':id', run.id)}?format=${format}`)).text,
      ).toContain(`${publicUrl.replace(/^https?:\/\//, '')}/ai/collaborate?work=`);
    expect(report.points[0]!.asked.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['This site', 'Your works']),
    );
  } finally {
    await offline.close();
  }
});

test('a point that is done is not looked into again when another process goes on', async () => {
  world.found.set('wikipedia', [
    {
      title: 'Tamsin tower',
      text: `${tall} It was built in 1931 by the Quonset company.`,
      href: 'https://en.wikipedia.org/wiki/Tamsin_tower',
      date: '2024-03-05',
      by: 'Ada Lovelace',
    },
  ]);
  const web = await startTestApp({ ...world.env, RATE_LIMITS: 'false', ROLE: 'web' });
  const never = new AbortController().signal;
  const processOf = (run: AnyToolRun) => createRuns({ ...web.services, tools: [run] });
  /** Gets as far as the first point, and hangs in the second. */
  const hanging: AnyToolRun = {
    ...researchRun,
    run: (input, context) =>
      researchRun.run(input, {
        ...context,
        step: (name, work, options) =>
          name === 'point-2' ? new Promise<never>(() => {}) : context.step(name, work, options),
      }),
  };
  const processes = [processOf(hanging), processOf(researchRun)];
  try {
    const { client } = await buildMember(web);
    const input = { question, plan: [question, history] };
    const { body } = await client.call(createRun, { params, body: { input } });
    void processes[0]!.take(body.id, never);
    const steps = () => web.services.db.select().from(runSteps).where(eq(runSteps.runId, body.id));
    await expect.poll(async () => (await steps()).map(({ name }) => name)).toContain('point-1');
    world.asked.length = 0;
    await processes[1]!.take(body.id, never);
    const { body: run } = await client.call(getRun, { params: { id: body.id } });
    expect(run.state).toBe('done');
    expect((run.output.data as Report).points.every(({ notes }) => notes.length > 0)).toBe(true);
    expect(world.asked.length).toBeGreaterThan(3);
    for (const { url, body: sent } of world.asked) expect(`${url} ${sent}`).toContain('history');
  } finally {
    for (const one of processes) await one.close();
    await web.close();
  }
});
