/** Looks at what was really done for a quest, and finishes it once all of it was. */
import { and, eq, isNull } from 'drizzle-orm';
import { isGuest } from '#kit/principals/guests.server.ts';
import { grantReward } from '#kit/credits/grants.server.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Deed } from '#social/people/deed.server.ts';
import type { Services } from '#kit/services.server.ts';
import { findQuest } from './queries.server.ts';
import type { Quest, StepCheck } from './quest.ts';
import { doneOf, type Proof, type StepsDone } from './steps-done.ts';
import { questAttempts, scrolls } from './table.server.ts';

/** The oldest that are looked at: enough for every step that can be asked. */
const mostDeeds = 500;

/** The first things that do it, as many as are asked for. */
async function fitting(services: Services, ownerId: string, check: StepCheck): Promise<Deed[]> {
  const { did, where, different, times } = check;
  const found = await services.deeds.find(services, did, { ownerId, where, most: mostDeeds });
  if (!different) return found.slice(0, times);
  const seen = new Set<unknown>();
  return found
    .filter(({ facts }) => !seen.has(facts[different]) && seen.add(facts[different]))
    .slice(0, times);
}

const proofOf = (kind: string, { id, title, href: path, at }: Deed): Proof => ({
  kind,
  id,
  title,
  href: path,
  at: at.toISOString(),
});

export interface Stock {
  done: StepsDone;
  /** Of steps that are not done: how often so far. */
  counts: Readonly<Record<string, number>>;
}

/** Steps completed up to now. Steps that were done before stay done, also when their results were deleted since. */
export async function takeStock(
  services: Services,
  ownerId: string,
  quest: Quest,
  before: StepsDone,
): Promise<Stock> {
  const done: Record<string, StepsDone[string]> = { ...before };
  const counts: Record<string, number> = {};
  for (const { id, check } of quest.steps) {
    if (doneOf(done, id)) continue;
    const found = await fitting(services, ownerId, check);
    if (found.length < check.times) counts[id] = found.length;
    else {
      const proof = found.map((deed) => proofOf(check.did, deed));
      done[id] = {
        at: proof
          .map(({ at }) => at)
          .toSorted()
          .at(-1)!,
        proof,
      };
    }
  }
  return { done, counts };
}

const isAll = (quest: Quest, done: StepsDone) => quest.steps.every(({ id }) => doneOf(done, id));

/**
 * Brings an attempt up to date. Ten who look at once wait for one another at its row: the quest is finished, and paid, once.
 * Guests keep their progress; what there is to get waits for the account.
 */
export async function settleAttempt(services: Services, ownerId: string, quest: Quest): Promise<Stock> {
  const { db, bus } = services;
  const which = and(eq(questAttempts.ownerId, ownerId), eq(questAttempts.quest, quest.id));
  const [known] = await db.select().from(questAttempts).where(which);
  if (!known) return { done: {}, counts: {} };
  const stock = await takeStock(services, ownerId, quest, known.done);
  const isNews = Object.keys(stock.done).length > Object.keys(known.done).length;
  const mayFinish = !known.finishedAt && isAll(quest, stock.done) && !(await isGuest(db, ownerId));
  if (!isNews && !mayFinish) return stock;
  await bus.transact(async (tx) => {
    const [row] = await tx.select().from(questAttempts).where(which).for('update');
    if (!row) return;
    const done = { ...stock.done, ...row.done };
    const finishes = mayFinish && !row.finishedAt;
    await tx
      .update(questAttempts)
      .set({ done, changedAt: new Date(), ...(finishes && { finishedAt: new Date() }) })
      .where(eq(questAttempts.id, row.id));
    if (!finishes) return;
    const [scroll] = await tx
      .insert(scrolls)
      .values({
        ownerId,
        quest: quest.id,
        questBy: quest.ownerId,
        title: quest.title,
        about: quest.about,
        steps: quest.steps.map(({ id, title }) => ({ id, title })),
        done,
        credits: quest.credits,
      })
      .onConflictDoNothing()
      .returning({ id: scrolls.id });
    if (!scroll) return;
    await grantReward(tx, {
      ownerId,
      credits: quest.credits,
      key: `quest:${ownerId}:${quest.id}`,
      note: 'Quest reward',
    });
    await notify(tx, services, {
      ownerId,
      kind: 'quest.finished',
      data: {
        title: `You finished “${quest.title}”`,
        text: quest.credits
          ? `Your scroll is ready, and ${quest.credits} credits have been added to your account.`
          : 'Your scroll is ready.',
        path: href('/frenlyai-v2/scrolls/:scrollId', { scrollId: scroll.id }),
      },
    });
  });
  return stock;
}

/** Every quest that someone is in the middle of. */
export async function settleAllOf(services: Services, ownerId: string) {
  const open = await services.db
    .select({ quest: questAttempts.quest })
    .from(questAttempts)
    .where(and(eq(questAttempts.ownerId, ownerId), isNull(questAttempts.finishedAt)));
  for (const { quest: id } of open) {
    const quest = await findQuest(services.db, id);
    if (!quest) continue;
    // One quest that cannot be checked must not keep the others, or other people, waiting.
    try {
      await settleAttempt(services, ownerId, quest);
    } catch (error) {
      services.log.error(
        { event: 'quest.check_failed', err: error, quest: id },
        'The progress of a quest could not be checked.',
      );
    }
  }
}
