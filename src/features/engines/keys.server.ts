/** One's own keys to engines. A key is tried before it is kept, sealed when it is, and never leaves again. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { providerTitles } from '#kit/ai/engine.ts';
import { publishKeysChanged } from '#kit/ai/person-offers.server.ts';
import { openKey, sealKey } from '#kit/ai/sealed-key.server.ts';
import type { engineKeys } from '#kit/ai/table.server.ts';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { AppError } from '#kit/errors.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { addOwnKey, changeOwnKey, listOwnKeys, removeOwnKey, testOwnKey } from './contract.ts';
import { deleteKeyRow, findKeyRow, insertKeyRow, listKeyRows, updateKeyRow } from './queries.server.ts';

const mostKeys = 20;
/** Of a short key even four characters would be too much of it. */
const longEnough = 12;

export const ownKeyEndpoints = [
  implement(listOwnKeys, async (_, { db, caller }) => ({
    items: (await listKeyRows(db, ownerFor(caller))).map(present),
  })),

  implement(addOwnKey, async ({ body }, context) => {
    const { ai, bus, secrets, caller } = context;
    const ownerId = ownerFor(caller);
    const { provider, key } = body;
    const baseUrl = body.baseUrl?.replace(/\/+$/, '') ?? null;
    // Outside the transaction: the provider may take its time.
    const models = await ai.tryKey({ provider, key, baseUrl, models: [...new Set(body.models)] });
    return bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await listKeyRows(tx, ownerId)).length >= mostKeys)
        throw new AppError('conflict:too_many_keys', {
          message: `You already have ${mostKeys} keys. Remove one first.`,
        });
      const row = await insertKeyRow(tx, {
        ownerId,
        provider,
        name: body.name ?? (baseUrl ? new URL(baseUrl).hostname : providerTitles[provider]),
        baseUrl,
        models,
        sealedKey: sealKey(secrets, ownerId, key),
        lastFour: key.length >= longEnough ? key.slice(-4) : '',
        workedAt: new Date(),
      });
      await writeAudit(tx, byCaller(context), {
        action: 'engine-key.add',
        subjectId: caller.business?.id ?? row.id,
        details: { provider, name: row.name },
      });
      publishKeysChanged(tx, ownerId);
      return present(row);
    });
  }),

  implement(changeOwnKey, async ({ params: { id }, body: { name, models } }, { bus, caller }) => {
    const ownerId = ownerFor(caller);
    return bus.transact(async (tx) => {
      const changes = { ...(name ? { name } : {}), ...(models ? { models: [...new Set(models)] } : {}) };
      const row =
        Object.keys(changes).length > 0
          ? await updateKeyRow(tx, { id, ownerId }, changes)
          : await findKeyRow(tx, { id, ownerId });
      if (!row) throw new AppError('not_found:engine_key');
      publishKeysChanged(tx, ownerId);
      return present(row);
    });
  }),

  implement(testOwnKey, async ({ params: { id } }, { ai, db, secrets, caller }) => {
    const which = { id, ownerId: ownerFor(caller) };
    const row = await findKeyRow(db, which);
    if (!row) throw new AppError('not_found:engine_key');
    const { provider, baseUrl, models, sealedKey } = row;
    try {
      await ai.tryKey({ provider, baseUrl, models, key: openKey(secrets, row.ownerId, sealedKey) });
      await updateKeyRow(db, which, { workedAt: new Date() });
      return { works: true, message: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await updateKeyRow(db, which, { workedAt: null });
      return { works: false, message: error.message };
    }
  }),

  implement(removeOwnKey, async ({ params: { id } }, context) => {
    const ownerId = ownerFor(context.caller);
    await context.bus.transact(async (tx) => {
      const row = await deleteKeyRow(tx, { id, ownerId });
      if (!row) throw new AppError('not_found:engine_key');
      await writeAudit(tx, byCaller(context), {
        action: 'engine-key.remove',
        subjectId: context.caller.business?.id ?? id,
        details: { provider: row.provider, name: row.name },
      });
      publishKeysChanged(tx, ownerId);
    });
    return { success: true } as const;
  }),
];

function present({ ownerId: _, sealedKey: __, ...row }: typeof engineKeys.$inferSelect) {
  return row;
}
