/** Quests: steps through real tools, checked by what was really done; and the scrolls that prove it. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#social/people/contract.ts';
import { questFields } from './fields.ts';
import { stepCheck } from './quest.ts';

const questId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
const byId = z.strictObject({ id: questId });
const byUuid = z.strictObject({ id: z.uuid() });

const progress = z.object({ done: z.number(), finished: z.boolean(), scroll: z.string().nullable() });

const listed = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  steps: z.number(),
  credits: z.number(),
  /** Null for built-in quests. */
  by: personShape.nullable(),
  /** People who finished it. */
  finishedBy: z.number(),
  /** Null where you have not begun it. */
  progress: progress.nullable(),
  isPublic: z.boolean(),
});
export type ListedQuest = z.output<typeof listed>;

export const listQuests = endpoint({
  method: 'GET',
  path: '/api/quests',
  summary: 'List the built-in quests and your progress.',
  access: 'guest',
  output: z.object({
    items: z.array(listed),
    /** The one that you worked on last and have not finished. */
    resume: z.object({ id: z.string(), title: z.string() }).nullable(),
  }),
});

export const listMembersQuests = endpoint({
  method: 'GET',
  path: '/api/quests-by-members',
  summary: 'List member quests, newest first, or your own.',
  access: 'guest',
  query: paged({ own: z.enum(['true']).optional() }),
  output: page(listed),
});

const stepView = z.object({
  id: z.string(),
  title: z.string(),
  hint: z.string(),
  /** Where it is done, ready to go. */
  open: z.string(),
  action: z.string(),
  times: z.number(),
  /** How often so far. */
  count: z.number(),
  doneAt: moment.nullable(),
  /** What you did; only you see it here. */
  proof: z.array(z.object({ title: z.string(), href: z.string().nullable(), at: moment })),
  check: stepCheck,
});
export type StepView = z.output<typeof stepView>;

export const getQuest = endpoint({
  method: 'GET',
  path: '/api/quests/:id',
  summary: 'Get a quest, its steps and your progress, including earlier activity.',
  access: 'guest',
  params: byId,
  output: listed.extend({
    steps: z.array(stepView),
    begun: z.boolean(),
    finishedAt: moment.nullable(),
    mine: z.boolean(),
    /** What is done waits for an account: guests get no scroll. */
    needsAccount: z.boolean(),
    from: z.string().nullable(),
  }),
});
export type QuestView = z.output<typeof getQuest.output>;

export const startQuest = endpoint({
  method: 'POST',
  path: '/api/quests/:id/start',
  summary: 'Start a quest. Earlier activity counts; there’s no time limit.',
  access: 'guest',
  params: byId,
  output: done,
});

export const leaveQuest = endpoint({
  method: 'DELETE',
  path: '/api/quests/:id/start',
  summary: 'Leave a quest. Your work isn’t affected.',
  access: 'guest',
  params: byId,
  output: done,
});

export const nextQuestStep = endpoint({
  method: 'GET',
  path: '/api/quests-next-step',
  summary: 'Get the next step of your latest quest, if turned on.',
  access: 'member',
  output: z.object({
    next: z
      .object({
        quest: z.string(),
        questTitle: z.string(),
        step: z.string(),
        open: z.string(),
        action: z.string(),
        done: z.number(),
        of: z.number(),
      })
      .nullable(),
  }),
});

export const draftQuest = endpoint({
  method: 'GET',
  path: '/api/quest-drafts/:id',
  summary: 'Draft a quest from a creation in the gallery.',
  access: 'member',
  params: byUuid,
  output: questFields.extend({ from: z.string() }),
});

export const createQuest = endpoint({
  method: 'POST',
  path: '/api/quests',
  summary: 'Create a quest.',
  access: 'member',
  rate: 'post',
  body: questFields.extend({ from: z.uuid().optional() }),
  output: z.object({ id: z.string() }),
});

export const editQuest = endpoint({
  method: 'PUT',
  path: '/api/quests/:id',
  summary: 'Update your quest. Steps that keep their id stay completed.',
  access: 'member',
  params: byUuid,
  body: questFields,
  output: done,
});

export const deleteQuest = endpoint({
  method: 'DELETE',
  path: '/api/quests/:id',
  summary: 'Move your quest to the trash. Earned scrolls stay.',
  access: 'member',
  params: byUuid,
  output: done,
});

export const restoreQuest = endpoint({
  method: 'POST',
  path: '/api/quests/:id/restore',
  summary: 'Restore a deleted quest.',
  access: 'member',
  rate: 'post',
  params: byUuid,
  output: done,
});

const scrollStep = z.object({
  id: z.string(),
  title: z.string(),
  doneAt: moment,
  /** Whether others see what was done, beside when. */
  shown: z.boolean(),
  proof: z.array(z.object({ title: z.string(), href: z.string().nullable(), at: moment })),
});

export const getScroll = endpoint({
  method: 'GET',
  path: '/api/scrolls/:id',
  summary: 'Get a scroll: proof of a finished quest, as visible to you.',
  access: 'public',
  params: byUuid,
  output: z.object({
    id: z.string(),
    quest: z.string(),
    title: z.string(),
    about: z.string(),
    by: personShape,
    /** Who made the quest; null for built-in quests. */
    madeBy: z
      .object({
        /** Null where they have left, or are not shown to you. */
        person: personShape.nullable(),
        hasLeft: z.boolean(),
      })
      .nullable(),
    /** Whether you can open the quest: it may be private by now, or deleted. */
    isQuestThere: z.boolean(),
    issuedAt: moment,
    credits: z.number(),
    steps: z.array(scrollStep),
    isPublic: z.boolean(),
    mine: z.boolean(),
  }),
});
export type ScrollView = z.output<typeof getScroll.output>;

export const listOwnScrolls = endpoint({
  method: 'GET',
  path: '/api/scrolls',
  summary: 'List your scrolls, newest first.',
  access: 'member',
  output: z.object({
    items: z.array(z.object({ id: z.string(), title: z.string(), isPublic: z.boolean(), issuedAt: moment })),
  }),
});

export const showScroll = endpoint({
  method: 'PATCH',
  path: '/api/scrolls/:id',
  summary: 'Choose who can see your scroll, and which steps show details.',
  access: 'member',
  params: byUuid,
  body: z.strictObject({ isPublic: z.boolean(), shown: z.array(z.string().max(40)).max(20) }),
  output: done,
});

export const scrollPicture = endpoint({
  method: 'GET',
  path: '/previews/scroll/:id/card.png',
  summary: 'Get a scroll’s preview picture.',
  access: 'public',
  params: byUuid,
  output: z.unknown(),
  streaming: true,
});
