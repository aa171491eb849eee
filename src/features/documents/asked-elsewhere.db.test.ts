/** Consensus and research know what stands in a person's own documents, and in nobody else's. */
import { expect } from 'vitest';
import { asked } from '#features/consensus/run.testing.ts';
import type { Report } from '#features/research/data.ts';
import { research } from '#features/research/tool.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { bring, whenRead } from './documents.testing.ts';

const app = useTestApp({ SOURCES_URL: 'http://127.0.0.1:1', SEARCH_SOURCES: 'true', RATE_LIMITS: 'false' });
const question = 'Why did the Tamsin tower lose its copper roof?';
const because = 'The Tamsin tower lost its copper roof because the storm of 1931 tore it off.';

async function withDocument(): Promise<{ client: Client; id: string }> {
  const { client } = await buildMember(app);
  const { id } = await bring(client, 'tower.txt', `${because} Slate was laid in its place.`);
  await whenRead(client, id);
  await app.services.searchIndex!.settle();
  return { client, id };
}

test('consensus seats one’s own documents, with a link to the page', async () => {
  const { client, id } = await withDocument();
  const { data, texts } = await asked(app, client, { question });
  const own = data.members.find(({ title }) => title === 'Your works')!;
  expect(texts[own.id]).toContain(because);
  expect(own.sources[0]!.href).toContain(`document=${id}&quote=p1`);
  const { client: stranger } = await buildMember(app);
  const theirs = await asked(app, stranger, { question });
  expect(JSON.stringify(theirs.run.output)).not.toContain('storm of 1931');
});

test('research takes notes from one’s own documents, with a link to the page', async () => {
  const { client, id } = await withDocument();
  const reportFor = async (asking: Client) => {
    const { body } = await asking.call(createRun, {
      params: { tool: research.id },
      body: { input: { question, plan: [question] } },
    });
    await (await follow(app, asking, body.id)).end();
    return (await asking.call(getRun, { params: { id: body.id } })).body.output.data as Report;
  };
  const report = await reportFor(client);
  expect(report.points[0]!.notes.map(({ sentence }) => sentence)).toContain(because);
  expect(report.sources.map(({ href }) => href)).toContainEqual(
    expect.stringContaining(`document=${id}&quote=p1`),
  );
  const { client: stranger } = await buildMember(app);
  expect(JSON.stringify(await reportFor(stranger))).not.toContain('storm of 1931');
});
