/**
 * Who wrote what of a document that is edited live. Yjs keeps with every letter the number of the page that it was typed on; a number
 * belongs to whoever first wrote under it, as the server saw it, and nobody else writes under it from then on.
 */
import { and, eq, inArray } from 'drizzle-orm';
import * as Y from 'yjs';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { workWriters } from '../table.server.ts';

/** Pages that were closed without a connection send what they hold with the next one; more is made up. */
const mostNumbers = 50;

/** The numbers under which an edit brings something that the document does not hold yet. */
export function numbersIn(document: Y.Doc, update: Uint8Array): number[] {
  const found = new Set<number>();
  for (const { id, length } of Y.decodeUpdate(update).structs)
    if (id.clock + length > Y.getState(document.store, id.client)) found.add(id.client);
  return [...found];
}

/** `authorId` is null for what stood there before it was edited live. */
export async function claimNumbers(
  tx: Queryable,
  { workId, numbers, authorId }: { workId: string; numbers: readonly number[]; authorId: string | null },
) {
  if (numbers.length === 0) return;
  if (numbers.length > mostNumbers) throw doesNotFit();
  await tx
    .insert(workWriters)
    .values(numbers.map((client) => ({ workId, client, authorId })))
    .onConflictDoNothing();
  const held = await tx
    .select({ authorId: workWriters.authorId })
    .from(workWriters)
    .where(and(eq(workWriters.workId, workId), inArray(workWriters.client, [...numbers])));
  if (held.some((one) => one.authorId !== null && one.authorId !== authorId)) throw doesNotFit();
}

/** By number; those of people who are gone are not among them. */
export async function writersOf(db: Queryable, workId: string): Promise<Map<number, string>> {
  const rows = await db.select().from(workWriters).where(eq(workWriters.workId, workId));
  return new Map(rows.flatMap(({ client, authorId }) => (authorId ? [[client, authorId] as const] : [])));
}

/** Who wrote the newest of these edits, as far as they say; several of them made one say nothing. */
export async function lastWriter(
  db: Queryable,
  workId: string,
  edits: readonly { bytes: Uint8Array }[],
): Promise<string | undefined> {
  if (edits.length === 0) return undefined;
  const writers = await writersOf(db, workId);
  for (const { bytes } of edits.toReversed()) {
    const found = new Set(Y.decodeUpdate(bytes).structs.map(({ id }) => writers.get(id.client)));
    if (found.size === 1) return [...found][0];
  }
  return undefined;
}

const doesNotFit = () =>
  new AppError('invalid:content', { message: 'This edit couldn’t be applied. Reload the page.' });
