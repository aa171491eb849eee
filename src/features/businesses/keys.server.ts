/** API keys that act as the business, made by its admins. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { authChannel, keyRevoked } from '#kit/auth/auth-events.server.ts';
import { hashKey } from '#kit/auth/callers.server.ts';
import { apiKeys, users } from '#kit/auth/table.server.ts';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import { toCredits, toMicroDollars } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { note } from './audit.server.ts';
import { changeBusinessKey, createBusinessKey, listBusinessKeys, revokeBusinessKey } from './contract.ts';
import { mostKeys } from './limits.ts';
import { mustStillBe } from './people.server.ts';
import { holdBusiness } from './queries.server.ts';

const day = 24 * 3600_000;
/** Enough to tell keys apart, far too little to guess one. */
const shownCharacters = 9;
const makers = alias(users, 'maker');
const noSuchKey = () => new AppError('not_found:key');
const isKey = (businessId: string, id: string) => and(eq(apiKeys.id, id), eq(apiKeys.businessId, businessId));

export const keyEndpoints: Implementation[] = [
  implement(listBusinessKeys, async (_, { db, credits, caller }) => {
    const { id } = caller.business!;
    const account = (await credits.account(id))!;
    const rows = await db
      .select({ key: apiKeys, by: makers.name, answeredForBy: users.name })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .leftJoin(makers, eq(makers.id, apiKeys.createdBy))
      .where(eq(apiKeys.businessId, id))
      .orderBy(desc(apiKeys.createdAt))
      .limit(mostKeys);
    const items = [];
    for (const { key, by, answeredForBy } of rows)
      items.push({
        ...key,
        scopes: key.scopes as KeyScope[],
        expired: key.expiresAt !== null && key.expiresAt < new Date(),
        by,
        keptBy: key.createdBy === key.userId ? null : answeredForBy,
        spent: toCredits(await credits.spentThisMonth(account.id, { apiKeyId: key.id })),
        limit: key.monthlyLimit === null ? null : toCredits(key.monthlyLimit),
      });
    return { items };
  }),

  implement(createBusinessKey, async ({ body: { name, scopes, expiresInDays, limit } }, context) => {
    const { id: businessId } = context.caller.business!;
    const secret = `fk_${randomBytes(30).toString('base64url')}`;
    const id = await context.bus.transact(async (tx) => {
      await holdBusiness(tx, businessId);
      await mustStillBe(tx, context, 'admin');
      if ((await tx.$count(apiKeys, eq(apiKeys.businessId, businessId))) >= mostKeys)
        throw new AppError('conflict:too_many_keys', {
          message: `The business already has ${mostKeys} keys. Revoke one first.`,
        });
      const [made] = await tx
        .insert(apiKeys)
        .values({
          userId: context.caller.user.id,
          createdBy: context.caller.user.id,
          businessId,
          name,
          start: secret.slice(0, shownCharacters),
          hash: hashKey(secret),
          scopes: [...new Set(scopes)],
          expiresAt: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * day),
          monthlyLimit: limit === null ? null : toMicroDollars(limit),
        })
        .returning({ id: apiKeys.id });
      await note(tx, context, businessId, 'business.key', { name });
      return made!.id;
    });
    return { id, secret };
  }),

  implement(changeBusinessKey, async ({ params: { id: keyId }, body: { limit } }, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      const [changed] = await tx
        .update(apiKeys)
        .set({ monthlyLimit: limit === null ? null : toMicroDollars(limit) })
        .where(isKey(id, keyId))
        .returning({ name: apiKeys.name });
      if (!changed) throw noSuchKey();
      await note(tx, context, id, 'business.key-limit', { name: changed.name });
    });
    return { success: true } as const;
  }),

  implement(revokeBusinessKey, async ({ params: { id: keyId } }, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      const [gone] = await tx.delete(apiKeys).where(isKey(id, keyId)).returning({ name: apiKeys.name });
      if (!gone) throw noSuchKey();
      tx.emit(authChannel, keyRevoked, { keyId });
      await note(tx, context, id, 'business.revoke-key', { name: gone.name });
    });
    return { success: true } as const;
  }),
];
