import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { isFlagOn } from '#kit/flags/flags.server.ts';
import type { NamedPerson } from '#social/people/contract.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { settleAttempt, takeStock } from './check.server.ts';
import {
  getQuest,
  leaveQuest,
  listMembersQuests,
  listQuests,
  nextQuestStep,
  startQuest,
} from './contract.ts';
import { findBuiltInQuest, builtInQuests } from './built-in/built-in-quests.ts';
import { mostUnderWay } from './limits.ts';
import { ownQuestEndpoints } from './own.server.ts';
import { openStep, presentProgress, presentStep } from './present.server.ts';
import {
  countFinished,
  findAttempt,
  findMembersQuest,
  findQuest,
  listAttempts,
  listMembersQuests as listRows,
  listScrolls,
} from './queries.server.ts';
import type { Quest } from './quest.ts';
import { scrollEndpoints } from './scrolls.server.ts';
import { questAttempts } from './table.server.ts';
import { doneOf } from './steps-done.ts';

const done = { success: true } as const;

export const questEndpoints = [
  implement(listQuests, async (_, context) => {
    const standing = await standingOf(context);
    const open = standing.attempts.find(({ quest, finishedAt }) => !finishedAt && findBuiltInQuest(quest));
    const resume = open && findBuiltInQuest(open.quest)!;
    const finishedBy = await countFinished(
      context.db,
      builtInQuests.map(({ id }) => id),
    );
    return {
      items: builtInQuests.map((quest) => listed(quest, { standing, finishedBy, by: null, isPublic: true })),
      resume: resume ? { id: resume.id, title: resume.title } : null,
    };
  }),

  implement(listMembersQuests, async ({ query: { own, before } }, context) => {
    const standing = await standingOf(context);
    const reader = context.caller.kind === 'member' ? context.caller.user.id : undefined;
    if (own && !reader) throw new AppError('unauthorized');
    const { rows, next } = await listRows(context.db, { reader, own: own === 'true', before });
    const finishedBy = await countFinished(
      context.db,
      rows.map(({ quest }) => quest.id),
    );
    return {
      items: rows.map(({ quest, by }) =>
        listed({ ...quest, credits: 0 }, { standing, finishedBy, by, isPublic: quest.isPublic }),
      ),
      next,
    };
  }),

  implement(getQuest, async ({ params: { id } }, context) => {
    const { quest, by, isPublic, from } = await seenQuest(context, id);
    const ownerId = await ownerIdIfKnown(context);
    const attempt = ownerId ? await findAttempt(context.db, ownerId, id) : undefined;
    // Also before it is begun it says what counts already: nobody is asked to do again what they did.
    const stock = !ownerId
      ? { done: {}, counts: {} }
      : attempt
        ? await settleAttempt(context, ownerId, quest)
        : await takeStock(context, ownerId, quest, {});
    const standing = await standingOf(context);
    const finishedBy = await countFinished(context.db, [id]);
    const after = standing.attempts.find((one) => one.quest === id);
    const isAll = quest.steps.every((step) => doneOf(stock.done, step.id));
    return {
      ...listed(quest, { standing, finishedBy, by, isPublic }),
      steps: quest.steps.map((step) => presentStep(context, step, stock)),
      begun: attempt !== undefined,
      finishedAt: after?.finishedAt ?? null,
      mine: quest.ownerId !== null && quest.ownerId === ownerId,
      needsAccount: context.caller.kind !== 'member' && attempt !== undefined && isAll,
      from,
    };
  }),

  implement(startQuest, async ({ params: { id } }, context) => {
    const { quest } = await seenQuest(context, id);
    const ownerId = await context.principal();
    await context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const isOpen = and(eq(questAttempts.ownerId, ownerId), isNull(questAttempts.finishedAt));
      if ((await tx.$count(questAttempts, isOpen)) >= mostUnderWay)
        throw new AppError('conflict:quests', {
          message: `You already have ${mostUnderWay} quests in progress. Finish or leave one first.`,
        });
      await tx.insert(questAttempts).values({ ownerId, quest: id }).onConflictDoNothing();
    });
    await settleAttempt(context, ownerId, quest);
    return done;
  }),

  implement(leaveQuest, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const gone = ownerId
      ? await context.db
          .delete(questAttempts)
          .where(
            and(
              eq(questAttempts.ownerId, ownerId),
              eq(questAttempts.quest, id),
              isNull(questAttempts.finishedAt),
            ),
          )
          .returning({ id: questAttempts.id })
      : [];
    if (gone.length === 0)
      throw new AppError('not_found:quest', { message: 'You haven’t started this quest.' });
    return done;
  }),

  implement(nextQuestStep, async (_, context) => {
    const ownerId = context.caller.user.id;
    if (!(await isFlagOn(context.db, ownerId, 'next-step'))) return { next: null };
    for (const { quest: id, finishedAt } of await listAttempts(context.db, ownerId)) {
      const quest = finishedAt ? undefined : await findQuest(context.db, id);
      if (!quest) continue;
      const { done: steps } = await settleAttempt(context, ownerId, quest);
      const step = quest.steps.find((one) => !steps[one.id]);
      if (step)
        return {
          next: {
            quest: id,
            questTitle: quest.title,
            step: step.title,
            ...openStep(context, step),
            done: quest.steps.filter((one) => steps[one.id]).length,
            of: quest.steps.length,
          },
        };
    }
    return { next: null };
  }),

  ...ownQuestEndpoints,
  ...scrollEndpoints,
];

async function standingOf(context: Context) {
  const ownerId = await ownerIdIfKnown(context);
  if (!ownerId) return { attempts: [], scrolls: new Map<string, string>() };
  const [attempts, kept] = await Promise.all([
    listAttempts(context.db, ownerId),
    listScrolls(context.db, ownerId),
  ]);
  return { attempts, scrolls: new Map(kept.map(({ quest, id }) => [quest, id])) };
}

interface Around {
  standing: Awaited<ReturnType<typeof standingOf>>;
  finishedBy: ReadonlyMap<string, number>;
  by: NamedPerson | null;
  isPublic: boolean;
}

function listed(quest: Quest, { standing, finishedBy, by, isPublic }: Around) {
  const { id, title, about, steps, credits } = quest;
  const attempt = standing.attempts.find((one) => one.quest === id);
  return {
    id,
    title,
    about,
    steps: steps.length,
    credits,
    by,
    finishedBy: finishedBy.get(id) ?? 0,
    progress: presentProgress(quest, attempt, standing.scrolls.get(id)),
    isPublic,
  };
}

async function seenQuest(context: Context, id: string) {
  const builtIn = findBuiltInQuest(id);
  if (builtIn) return { quest: builtIn, by: null, isPublic: true, from: null };
  const found = await findMembersQuest(context.db, id, await ownerIdIfKnown(context));
  if (!found) throw new AppError('not_found:quest', { message: 'Quest not found.' });
  const { quest, by } = found;
  const asQuest: Quest = { ...quest, credits: 0 };
  return { quest: asQuest, by, isPublic: quest.isPublic, from: quest.fromId };
}
