/** Whether others read what comes of a run is known to it wherever it runs, also when it came from the queue. */
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { defineRun } from '#tools/define/define-run.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { mainText } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getRun } from './contract.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const app = useTestApp();

const teller = (id: string, more: { class?: 'long' } = {}) =>
  defineRun(
    defineTool({
      id,
      title: 'Teller',
      description: 'Tells who listens.',
      output: textKind,
      input: z.strictObject({ name: z.string() }),
      examples: [],
      needs: [],
      ...more,
    }),
    async function* (_, context) {
      yield { text: context.isPublicAudience ? 'to all' : 'to you' };
    },
  );

beforeAll(async () => {
  if (app.services) await putTools(app, [teller('here'), teller('from-queue', { class: 'long' })]);
});

test.each(['here', 'from-queue'])('a run of %s knows whether others read its result', async (tool) => {
  const { user, client } = await buildMember(app);
  const input = { name: 'Punch' };
  const asked = { ownerId: user.id, tool, input, read: input, engine: null, parentId: null };
  for (const isPublicAudience of [true, false]) {
    const { id } = await app.services.runs.start({ ...asked, isPublicAudience });
    const read = async () => (await client.call(getRun, { params: { id } })).body;
    await expect.poll(async () => (await read()).state).toBe('done');
    expect((await read()).output.texts[mainText]).toBe(isPublicAudience ? 'to all' : 'to you');
  }
});
