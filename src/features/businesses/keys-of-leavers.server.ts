/** API keys of a business end with whoever made them, unless its owner takes them over on purpose. */
import { and, eq } from 'drizzle-orm';
import { authChannel, keyRevoked } from '#kit/auth/auth-events.server.ts';
import { apiKeys } from '#kit/auth/table.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';

interface Whose {
  businessId: string;
  maker: string;
}

/** A key that an owner took over before is the owner's. */
const isAnsweredForBy = ({ businessId, maker }: Whose) =>
  and(eq(apiKeys.businessId, businessId), eq(apiKeys.userId, maker));

/** Answers the names of those that ended. */
export async function endKeys(tx: BusTransaction, whose: Whose): Promise<string[]> {
  const ended = await tx
    .delete(apiKeys)
    .where(isAnsweredForBy(whose))
    .returning({ id: apiKeys.id, name: apiKeys.name });
  for (const { id: keyId } of ended) tx.emit(authChannel, keyRevoked, { keyId });
  return ended.map(({ name }) => name);
}

/** They go on working: the owner answers for them, and the list still names who made them. */
export async function takeOverKeys(tx: BusTransaction, whose: Whose, { owner }: { owner: string }) {
  const kept = await tx
    .update(apiKeys)
    .set({ userId: owner })
    .where(isAnsweredForBy(whose))
    .returning({ id: apiKeys.id });
  for (const { id: keyId } of kept) tx.emit(authChannel, keyRevoked, { keyId });
}
