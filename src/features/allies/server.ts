import { and, eq, isNull } from 'drizzle-orm';
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { pandaNames } from './called.server.ts';
import {
  allyPicture,
  createAlly,
  deleteAlly,
  editAlly,
  getAlly,
  listAllies,
  listAllyTools,
  remixAlly,
  restoreAlly,
} from './contract.ts';
import { findAllies } from './find-allies.server.ts';
import { handleOf } from './handle.ts';
import { knowledgeEndpoints, presentKnowledge } from './knowledge.server.ts';
import { longestName, mostAllies } from './limits.ts';
import { memoryEndpoints, putAway } from './memories/server.ts';
import {
  allyPage,
  findAlly,
  handlesOf,
  insertAlly,
  listAllyRows,
  listKnowledge,
  updateAlly,
  type ShownAlly,
} from './queries.server.ts';
import { stackEndpoints } from './stack/server.ts';
import { summonEndpoints } from './summon/server.ts';
import { allyKnowledge, memories } from './table.server.ts';
import { allyTrash } from './trash.server.ts';
import { isUsable } from './usable-tools.ts';
import { changeableAlly, mayChange, noSuchAlly, readerOf, seenAlly } from './who.server.ts';

const done = { success: true } as const;

export function presentAlly(context: Pick<Context, 'caller'>, { row, by, maker, knows }: ShownAlly) {
  const { id, name, handle, purpose, voice, seed, openers, tools, isShared, updatedAt, ownerId } = row;
  const isMine = ownerId === readerOf(context)?.ownerId;
  const who = { isMine, mayChange: mayChange(context, row), by, madeBy: isMine ? maker : null };
  return { id, name, handle, purpose, voice, seed, openers, tools, isShared, ...who, knows, updatedAt };
}

type Values = Omit<Parameters<typeof insertAlly>[1], 'ownerId' | 'madeBy' | 'handle'>;

async function addAlly(context: MemberContext, tx: BusTransaction, values: Values) {
  const { business, key, user } = context.caller;
  const ownerId = ownerFor(context.caller);
  await holdOwner(tx, ownerId);
  const taken = await handlesOf(tx, ownerId);
  if (taken.size >= mostAllies)
    throw new AppError('conflict:allies', {
      message: `You can have up to ${mostAllies} allies, including the trash. Permanently delete some first.`,
    });
  const handle = handleOf(values.name, (one) => taken.has(one) || isBuiltInHandle(context, one));
  return insertAlly(tx, { ...values, ownerId, handle, madeBy: business && !key ? user.id : null });
}

const isBuiltInHandle = ({ runs }: MemberContext, handle: string) =>
  pandaNames.has(handle) || runs.find(handle) !== undefined;

function mustBeUsable({ runs }: MemberContext, ids: readonly string[]) {
  const strange = ids.find((id) => {
    const run = runs.find(id);
    return !run || !isUsable(run.tool);
  });
  if (strange !== undefined)
    throw new AppError('invalid:tools', { message: 'An ally can’t use one of these tools.' });
}

export const allyEndpoints = [
  implement(listAllies, async ({ query: { shelf = 'mine', q, before } }, context) => {
    const reader = readerOf(context);
    const { rows, next } = q
      ? { rows: await findAllies(context, { q, shelf }), next: null }
      : allyPage(await listAllyRows(context.db, { reader, shelf, before }));
    return { items: rows.map((row) => presentAlly(context, row)), next };
  }),

  implement(getAlly, async ({ params: { id } }, context) => {
    const { db, runs, works } = context;
    const reader = readerOf(context);
    const allyRow = await seenAlly(context, db, id);
    const { row } = allyRow;
    const ally = presentAlly(context, allyRow);
    const from = row.remixOf ? await findAlly(db, row.remixOf, reader) : undefined;
    const parts = { db, works, ownerId: row.ownerId, extensions: runs.extensionsFor(row.ownerId) };
    return {
      ...ally,
      knowledge: await presentKnowledge(parts, id, ally),
      usable: row.tools.flatMap((tool) => {
        const definition = runs.find(tool)?.tool;
        return definition && isUsable(definition)
          ? [{ id: tool, title: definition.title, page: definition.page ?? null }]
          : [];
      }),
      remixOf: from ? { id: from.row.id, name: from.row.name } : null,
      hidden: row.hiddenAt && row.hiddenWhy,
    };
  }),

  implement(createAlly, async ({ body }, context) => {
    mustBeUsable(context, body.tools);
    const { id } = await context.bus.transact((tx) => addAlly(context, tx, body));
    return { id };
  }),

  implement(editAlly, async ({ params: { id }, body }, context) => {
    if (body.tools) mustBeUsable(context, body.tools);
    return context.bus.transact(async (tx) => {
      const { row } = await changeableAlly(context, tx, id);
      if (body.isShared && context.caller.business)
        throw new AppError('forbidden:sharing', {
          message: 'A business’s ally can’t be shared outside it. All members can already use it.',
        });
      if (body.isShared && row.hiddenAt)
        throw new AppError('conflict:hidden', { message: 'An admin hid this ally, so it can’t be shared.' });
      await updateAlly(tx, id, { ...body, updatedAt: new Date() });
      return done;
    });
  }),

  implement(remixAlly, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await seenAlly(context, tx, id);
      const { name, purpose, voice, openers, tools, seed } = row;
      const isMine = row.ownerId === ownerFor(context.caller);
      const made = await addAlly(context, tx, {
        name: isMine ? `${name.slice(0, longestName - 5).toWellFormed()} copy` : name,
        purpose,
        voice,
        openers,
        tools,
        seed: `${seed.slice(0, 30)}-remix`,
        remixOf: id,
      });
      // What is its maker's own, such as documents, stays with them.
      const given = (await listKnowledge(tx, id)).filter(({ subjectId }) => isMine || !subjectId);
      if (given.length > 0)
        await tx
          .insert(allyKnowledge)
          .values(given.map(({ id: _, createdAt: __, ...one }) => ({ ...one, allyId: made.id })));
      return { id: made.id };
    }),
  ),

  implement(deleteAlly, async ({ params: { id }, query }, context) =>
    context.bus.transact(async (tx) => {
      const ownerId = ownerFor(context.caller);
      const { row } = await changeableAlly(context, tx, id);
      await updateAlly(tx, id, { deletedAt: new Date() });
      await context.trash.put(tx, {
        ownerId,
        kind: allyTrash.kind,
        subjectId: id,
        label: `Ally: ${row.name}`,
      });
      if (query.memories === 'delete') {
        const learnt = await tx
          .select()
          .from(memories)
          .where(
            and(
              eq(memories.ownerId, ownerId),
              eq(memories.allyId, id),
              memories.isShared,
              isNull(memories.deletedAt),
            ),
          );
        for (const memory of learnt) await putAway(context, tx, memory);
      }
      return done;
    }),
  ),

  implement(restoreAlly, async ({ params: { id } }, context) => {
    const { trash, caller } = context;
    if (!(await trash.bringBack(context, ownerFor(caller), { kind: allyTrash.kind, subjectId: id })))
      throw noSuchAlly();
    return done;
  }),

  implement(allyPicture, async ({ params: { id } }, context) => {
    // Drawn for links, so it shows what a stranger would see.
    const allyRow = await findAlly(context.db, id, undefined);
    if (!allyRow) throw noSuchAlly();
    const { name, purpose } = allyRow.row;
    const product = context.settings.product.name;
    const png = await previewOf({
      kicker: `Ally of ${allyRow.by.name}`,
      title: name,
      words: purpose,
      product,
    });
    return pictureAnswer(png);
  }),

  implement(listAllyTools, (_, { runs }) => ({
    items: runs.tools
      .filter(isUsable)
      .map(({ id, title, description, page = null }) => ({ id, title, description, page })),
  })),

  ...knowledgeEndpoints,
  ...memoryEndpoints,
  ...stackEndpoints,
  ...summonEndpoints,
];
