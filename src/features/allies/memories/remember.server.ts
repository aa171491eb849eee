/** Keeping a fact: once, in place of the one that it outdates, and never more than there is room for. */
import type { Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { mostMemories } from '../limits.ts';
import { memories } from '../table.server.ts';
import { findSame, updateMemory, type MemoryRow } from './queries.server.ts';
import { readFact } from './read-fact.ts';

interface New {
  ownerId: string;
  text: string;
  allyId: string | null;
  isShared: boolean;
  group?: string;
  runId: string | null;
}

/** `isNew` is false where it was known already. */
export async function remember(
  tx: Transaction,
  { ownerId, text, allyId, isShared, group = '', runId }: New,
): Promise<{ row: MemoryRow; isNew: boolean }> {
  await holdOwner(tx, ownerId);
  const { topic: about, value, isSingle, denies } = readFact(text);
  const found = await findSame(tx, { ownerId, allyId, isShared, topic: isSingle ? about : '', text });
  // “I do not live in Oslo any more” says nothing against living in Rome.
  const isBeside =
    denies !== undefined && found !== undefined && found.value !== denies && found.text !== text;
  const topic = isBeside ? `${about} ${value}` : about;
  const known = isBeside ? await findSame(tx, { ownerId, allyId, isShared, topic, text }) : found;
  // “I have a dog” after “I have a dog called Bruno” is nothing new.
  const isLess = known !== undefined && value === 'yes' && known.value.startsWith('called ');
  if (known && (known.text === text || known.value === value || isLess)) {
    const row = known.isOn ? known : await updateMemory(tx, known.id, { isOn: true });
    return { row: row!, isNew: !known.isOn };
  }
  if (known) {
    const now = { text, topic, value, runId, before: known.text, isOn: true, updatedAt: new Date() };
    return { row: (await updateMemory(tx, known.id, now))!, isNew: true };
  }
  const kept = await tx.$count(memories, and(eq(memories.ownerId, ownerId), isNull(memories.deletedAt)));
  if (kept >= mostMemories)
    throw new AppError('conflict:memories', {
      message: `You can keep up to ${mostMemories.toLocaleString('en')} memories. Delete some first.`,
    });
  const values = { ownerId, text, topic, value, allyId, isShared, group, runId };
  const [row] = await tx.insert(memories).values(values).returning();
  return { row: row!, isNew: true };
}
