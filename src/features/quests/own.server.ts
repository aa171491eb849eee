/** Quests that members make: from a creation and what it began with, or step by step. */
import { and, eq, isNull } from 'drizzle-orm';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Generation } from '#social/people/deed.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { createQuest, deleteQuest, draftQuest, editQuest, restoreQuest } from './contract.ts';
import { longestStepTitle, longestTitle, mostOwnQuests } from './limits.ts';
import { toolAsked } from './asked.ts';
import type { QuestStep } from './quest.ts';
import { quests } from './table.server.ts';
import { questTrash } from './trash.server.ts';

const done = { success: true } as const;
const room = 40;

export const ownQuestEndpoints = [
  implement(draftQuest, async ({ params: { id } }, context) => {
    const generations = await context.deeds.lineage(context, 'creation', id, context.caller.user.id);
    const last = generations.at(-1);
    if (!last)
      throw new AppError('not_found:creation', { message: 'This creation is no longer in the gallery.' });
    return {
      from: id,
      title: cutAtWord(`Remix “${last.title}”`, longestTitle - 1),
      about: `Start where ${[...new Set(generations.map(({ by }) => by))].join(' and ')} started, and publish your version.`,
      steps: [
        ...generations.map((one, index) => stepFor(context, one, index)),
        {
          id: 'show',
          title: 'Add your own version to the gallery',
          hint: 'Open your result and choose “Add to gallery”.',
          check: { did: 'creation' as const, times: 1, where: [{ fact: 'isRemix', is: true }] },
        },
      ],
      isPublic: true,
    };
  }),

  implement(createQuest, async ({ body: { from, ...fields } }, context) =>
    context.bus.transact(async (tx) => {
      const { user } = context.caller;
      mustBeDoable(context, fields.steps);
      if (fields.isPublic) mustHaveHandle(user);
      await holdOwner(tx, user.id);
      if ((await tx.$count(quests, eq(quests.ownerId, user.id))) >= mostOwnQuests)
        throw new AppError('conflict:quests', {
          message: `You can have up to ${mostOwnQuests} quests, including the trash. Permanently delete some first.`,
        });
      const [row] = await tx
        .insert(quests)
        .values({ ownerId: user.id, fromId: from ?? null, ...fields })
        .returning({ id: quests.id });
      return { id: row!.id };
    }),
  ),

  implement(editQuest, async ({ params: { id }, body }, { db, caller, runs }) => {
    mustBeDoable({ runs }, body.steps);
    if (body.isPublic) mustHaveHandle(caller.user);
    const changed = await db
      .update(quests)
      .set({ ...body, changedAt: new Date() })
      .where(and(eq(quests.id, id), eq(quests.ownerId, caller.user.id), isNull(quests.deletedAt)))
      .returning({ id: quests.id });
    if (changed.length === 0) throw notYours();
    return done;
  }),

  implement(deleteQuest, async ({ params: { id } }, { bus, caller, trash }) =>
    bus.transact(async (tx) => {
      const ownerId = caller.user.id;
      const [gone] = await tx
        .update(quests)
        .set({ deletedAt: new Date() })
        .where(and(eq(quests.id, id), eq(quests.ownerId, ownerId), isNull(quests.deletedAt)))
        .returning({ title: quests.title });
      if (!gone) throw notYours();
      await trash.put(tx, { ownerId, kind: questTrash.kind, subjectId: id, label: `Quest: ${gone.title}` });
      return done;
    }),
  ),

  implement(restoreQuest, async ({ params: { id } }, context) => {
    const { trash, caller } = context;
    if (!(await trash.bringBack(context, caller.user.id, { kind: questTrash.kind, subjectId: id })))
      throw notYours();
    return done;
  }),
];

const notYours = () => new AppError('not_found:quest', { message: 'Quest not found.' });

/** Nobody can finish a step that asks for a tool which is not here. */
function mustBeDoable({ runs }: Pick<MemberContext, 'runs'>, steps: readonly QuestStep[]) {
  for (const [index, { check }] of steps.entries()) {
    const tool = check.did === 'run' ? toolAsked(check) : undefined;
    if (tool && !runs.find(tool)) {
      const message = 'Tool not found.';
      throw new AppError('invalid:tool', { message, issues: [{ path: `steps.${index}.check`, message }] });
    }
  }
}

function mustHaveHandle({ handle }: { handle: string | null }) {
  if (!handle)
    throw new AppError('conflict:no_handle', {
      message: 'Choose a handle first. Public quests show their creator.',
    });
}

function stepFor(
  { runs }: Pick<MemberContext, 'runs'>,
  { id, title, tool, by }: Generation,
  index: number,
): QuestStep {
  return {
    id: `step-${index + 1}`,
    title: cutAtWord(`Start from “${cutAtWord(title, room)}” in ${runs.titleOf(tool)}`, longestStepTitle - 1),
    hint: `The link opens the tool with ${by}’s input. Change at least a word, then run it.`,
    check: {
      did: 'run',
      times: 1,
      where: [
        { fact: 'tool', is: tool },
        { fact: 'remixOf', is: id },
      ],
    },
  };
}
