import { and, eq, sql } from 'drizzle-orm';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { isAtLeast } from '#kit/businesses/roles.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { memories, memoryPauses } from '../table.server.ts';
import { ownAlly } from '../who.server.ts';
import { isAboutSpeaker } from './about-speaker.ts';
import {
  addMemory,
  deleteMemory,
  editMemory,
  exportMemories,
  listContradictions,
  listMemories,
  restoreMemory,
  settleContradiction,
  switchMemories,
  undoMemory,
} from './contract.ts';
import { findContradictions } from './memory-conflicts.server.ts';
import {
  countAndGroups,
  findShown,
  isPaused,
  listRows,
  pageOf,
  updateMemory,
  type MemoryRow,
  type ShownRow,
} from './queries.server.ts';
import { readFact } from './read-fact.ts';
import { remember } from './remember.server.ts';
import { memoryTrash } from './trash.server.ts';

const done = { success: true } as const;
const longestLabel = 200;

const noSuchMemory = () => new AppError('not_found:memory', { message: 'That memory no longer exists.' });

type Shown = AnswerOf<typeof listMemories>['items'][number];

function present({ runs }: MemberContext, { row, ally, run }: ShownRow): Shown {
  const { id, text, group, isOn, isShared, before, createdAt, updatedAt } = row;
  const path = run && runs.pathOf(run);
  return {
    id,
    text,
    group,
    isOn,
    isShared,
    before,
    createdAt,
    updatedAt,
    ally,
    run: run && path ? { id: run.id, path } : null,
  };
}

async function ownMemory(context: MemberContext, db: Queryable, id: string): Promise<ShownRow> {
  const [found] = await findShown(db, ownerFor(context.caller), [id]);
  if (!found) throw noSuchMemory();
  return found;
}

const presentOne = async (context: MemberContext, id: string) =>
  present(context, await ownMemory(context, context.db, id));

/** Everyone in the business reads it and hears it from its allies: of one person it would be told to all as their own. */
function mustBeOfBusiness({ caller }: MemberContext, text: string) {
  if (!caller.business || !isAboutSpeaker(text)) return;
  const message = 'Write about the business, not yourself. All members can read this.';
  throw new AppError('invalid:memory', { message, issues: [{ path: 'text', message }] });
}

export async function putAway(context: MemberContext, tx: BusTransaction, { id, text }: MemoryRow) {
  await updateMemory(tx, id, { deletedAt: new Date() });
  await context.trash.put(tx, {
    ownerId: ownerFor(context.caller),
    kind: memoryTrash.kind,
    subjectId: id,
    label: cutAtWord(`Memory: ${text}`, longestLabel),
  });
}

export const memoryEndpoints = [
  implement(listMemories, async ({ query }, context) => {
    const { db, caller } = context;
    const ownerId = ownerFor(caller);
    const { rows, next } = pageOf(await listRows(db, ownerId, query));
    return {
      items: rows.map((row) => present(context, row)),
      next,
      ...(await countAndGroups(db, ownerId)),
      isOn: !(await isPaused(db, ownerId)),
      maySwitch: !caller.business || isAtLeast(caller.business.role, 'admin'),
    };
  }),

  implement(addMemory, async ({ body: { text, group, ally } }, context) => {
    const ownerId = ownerFor(context.caller);
    mustBeOfBusiness(context, text);
    if (ally) await ownAlly(context, context.db, ally);
    const { row } = await context.bus.transact((tx) =>
      remember(tx, { ownerId, text, allyId: ally ?? null, isShared: !ally, group: group ?? '', runId: null }),
    );
    return presentOne(context, row.id);
  }),

  implement(editMemory, async ({ params: { id }, body }, context) => {
    mustBeOfBusiness(context, body.text ?? '');
    await context.bus.transact(async (tx) => {
      const { row } = await ownMemory(context, tx, id);
      const { topic, value } = readFact(body.text ?? row.text);
      const isNewText = body.text !== undefined && body.text !== row.text;
      await updateMemory(tx, id, {
        ...body,
        ...(isNewText ? { topic, value, before: row.text, settledWith: [] } : {}),
        // Nobody else could know what no ally learnt.
        ...(row.allyId === null ? { isShared: true } : {}),
        updatedAt: new Date(),
      });
    });
    return presentOne(context, id);
  }),

  implement(deleteMemory, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownMemory(context, tx, id);
      await putAway(context, tx, row);
      return done;
    }),
  ),

  implement(restoreMemory, async ({ params: { id } }, context) => {
    const { trash, caller } = context;
    if (!(await trash.bringBack(context, ownerFor(caller), { kind: memoryTrash.kind, subjectId: id })))
      throw noSuchMemory();
    return done;
  }),

  implement(undoMemory, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownMemory(context, tx, id);
      if (row.before === null) await putAway(context, tx, row);
      else {
        const { topic, value } = readFact(row.before);
        await updateMemory(tx, id, { text: row.before, topic, value, before: null, updatedAt: new Date() });
      }
      return done;
    }),
  ),

  implement(switchMemories, async ({ body: { isOn } }, { db, caller }) => {
    const ownerId = ownerFor(caller);
    if (isOn) await db.delete(memoryPauses).where(eq(memoryPauses.ownerId, ownerId));
    else await db.insert(memoryPauses).values({ ownerId }).onConflictDoNothing();
    return done;
  }),

  implement(exportMemories, async (_, { db, caller }) => {
    const items: object[] = [];
    for (let before: string | undefined; ;) {
      const { rows, next } = pageOf(await listRows(db, ownerFor(caller), before ? { before } : {}));
      for (const { row, ally } of rows) {
        const { text, group, isOn, isShared, before: was, runId, createdAt, updatedAt } = row;
        items.push({
          text,
          group,
          isOn,
          isShared,
          before: was,
          ally: ally?.name ?? null,
          runId,
          createdAt,
          updatedAt,
        });
      }
      if (!next) break;
      before = next;
    }
    return new Response(JSON.stringify({ memories: items }, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="memories.json"',
        'cache-control': 'no-store',
      },
    });
  }),

  implement(listContradictions, async (_, context) => {
    const ownerId = ownerFor(context.caller);
    const pairs = await findContradictions(context.db, ownerId);
    const rows = await findShown(
      context.db,
      ownerId,
      pairs.flatMap(({ first, second }) => [first, second]),
    );
    const byId = new Map(rows.map((row) => [row.row.id, present(context, row)]));
    return {
      items: pairs.flatMap(({ first, second, why }) => {
        const [one, other] = [byId.get(first), byId.get(second)];
        return one && other ? [{ first: one, second: other, why }] : [];
      }),
    };
  }),

  implement(settleContradiction, async ({ body: { first, second, keep } }, context) =>
    context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerFor(context.caller));
      const one = await ownMemory(context, tx, first);
      const other = await ownMemory(context, tx, second);
      if (keep === 'both')
        for (const [id, beside] of [
          [first, second],
          [second, first],
        ] as const)
          await tx
            .update(memories)
            .set({ settledWith: sql`array_append(${memories.settledWith}, ${beside}::uuid)` })
            .where(and(eq(memories.id, id), sql`not (${beside}::uuid = any(${memories.settledWith}))`));
      else await putAway(context, tx, keep === 'first' ? other.row : one.row);
      return done;
    }),
  ),
];
