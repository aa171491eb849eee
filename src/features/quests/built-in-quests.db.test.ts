/** Every built-in quest, done for real. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { notifications } from '#kit/notifications/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getQuest, listQuests, startQuest } from './contract.ts';
import { doingIn } from './doing.testing.ts';
import { builtInQuests } from './built-in/built-in-quests.ts';
import { questAttempts } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const { doIt } = doingIn(app);
const questOf = async (client: Client, id: string) => (await client.call(getQuest, { params: { id } })).body;

test('there are at least twelve, and each can be begun by its own link', async () => {
  expect(builtInQuests.length).toBeGreaterThanOrEqual(12);
  const { body } = await app.client().call(listQuests);
  expect(body.items).toHaveLength(builtInQuests.length);
  for (const { id } of builtInQuests)
    for (const { open } of (await questOf(app.client(), id)).steps) expect(open).toMatch(/^\/\w/);
});

test.for(builtInQuests.map((quest) => [quest.id, quest] as const))('%s', async ([id, quest]) => {
  const doer = await buildMember(app);
  await doer.client.call(startQuest, { params: { id } });
  for (const step of quest.steps) {
    const before = (await questOf(doer.client, id)).steps.find((one) => one.id === step.id)!;
    expect(before.count, step.title).toBeLessThan(step.check.times);
    for (let turn = before.count; turn < step.check.times; turn += 1)
      await doIt[step.check.did]!(doer, step, turn);
    // Nobody asks: the outbox tells.
    await expect
      .poll(async () => {
        const [row] = await app.services.db
          .select()
          .from(questAttempts)
          .where(eq(questAttempts.ownerId, doer.user.id));
        return Object.keys(row!.done);
      })
      .toContain(step.id);
    const after = (await questOf(doer.client, id)).steps.find((one) => one.id === step.id)!;
    expect(after).toMatchObject({ count: step.check.times, doneAt: expect.anything() });
    expect(after.proof).toHaveLength(step.check.times);
  }
  const after = await questOf(doer.client, id);
  expect(after.finishedAt).not.toBeNull();
  expect(after.progress).toMatchObject({ finished: true, done: quest.steps.length });
  const notices = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, doer.user.id));
  expect(notices.filter(({ kind }) => kind === 'quest.finished')).toHaveLength(1);
});
