/** Quests: steps through real tools, checked by what was really done; and the scrolls that prove it. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { personShape } from '#kit/people/contract.ts';
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
  /** Null for the house's. */
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
  summary: 'The quests of the house, and how far you are in each.',
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
  summary: 'Quests that members made, the newest first; or your own.',
  access: 'guest',
  query: z.strictObject({ own: z.enum(['true']).optional(), before: z.uuid().optional() }),
  output: z.object({ items: z.array(listed), next: z.string().nullable() }),
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
  summary: 'One quest, its steps, and what of it you have done. Looks back at all that you did before.',
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
  summary: 'Begin a quest. What you did before counts; there is no time limit.',
  access: 'guest',
  params: byId,
  output: done,
});

export const leaveQuest = endpoint({
  method: 'DELETE',
  path: '/api/quests/:id/start',
  summary: 'Take a quest that is not finished from your list. Nothing you made is touched.',
  access: 'guest',
  params: byId,
  output: done,
});

export const nextQuestStep = endpoint({
  method: 'GET',
  path: '/api/quests-next-step',
  summary: 'The next step of the quest that you worked on last; nothing unless you switched that on.',
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
  summary:
    'A quest drawn from a creation in the gallery and what it began with, to change before it is saved.',
  access: 'member',
  params: byUuid,
  output: questFields.extend({ from: z.string() }),
});

export const createQuest = endpoint({
  method: 'POST',
  path: '/api/quests',
  summary: 'Make a quest of your own.',
  access: 'member',
  rate: 'post',
  body: questFields.extend({ from: z.uuid().optional() }),
  output: z.object({ id: z.string() }),
});

export const editQuest = endpoint({
  method: 'PUT',
  path: '/api/quests/:id',
  summary: 'Change a quest of yours. Steps that keep their id stay done for whoever did them.',
  access: 'member',
  params: byUuid,
  body: questFields,
  output: done,
});

export const deleteQuest = endpoint({
  method: 'DELETE',
  path: '/api/quests/:id',
  summary: 'Put a quest of yours into the trash. Scrolls that were earned with it stay.',
  access: 'member',
  params: byUuid,
  output: done,
});

export const restoreQuest = endpoint({
  method: 'POST',
  path: '/api/quests/:id/restore',
  summary: 'Bring a deleted quest back.',
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
  summary: 'Proof of a finished quest: what was done and when, as far as its holder lets it be seen.',
  access: 'public',
  params: byUuid,
  output: z.object({
    id: z.string(),
    quest: z.string(),
    title: z.string(),
    about: z.string(),
    by: personShape,
    /** Who made the quest; null for the house's. */
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
  summary: 'Your scrolls, the newest first.',
  access: 'member',
  output: z.object({
    items: z.array(z.object({ id: z.string(), title: z.string(), isPublic: z.boolean(), issuedAt: moment })),
  }),
});

export const showScroll = endpoint({
  method: 'PATCH',
  path: '/api/scrolls/:id',
  summary: 'Say who may see a scroll of yours, and of which steps they see what you did.',
  access: 'member',
  params: byUuid,
  body: z.strictObject({ isPublic: z.boolean(), shown: z.array(z.string().max(40)).max(20) }),
  output: done,
});

export const scrollPicture = endpoint({
  method: 'GET',
  path: '/previews/scroll/:id/card.png',
  summary: 'The picture of a scroll, for links to it.',
  access: 'public',
  params: byUuid,
  output: z.unknown(),
  streaming: true,
});
