/** Entries at rest: each is sealed under a key of its owner, derived from the installation's secret. */
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { EntryContent, EntryKind } from './contract.ts';
import { wellbeingEntries } from './table.server.ts';

type EntryRow = typeof wellbeingEntries.$inferSelect;
type OpenedEntry = EntryContent & Pick<EntryRow, 'id' | 'createdAt' | 'changedAt'>;

const pageSize = 50;
/** Years of daily entries; more is a program at work. */
const mostEntries = 3000;
/** Of how many a call looks for those of a kind before it answers with what it found so far. */
const mostOpened = 500;

const bindingOf = (ownerId: string) => ({ purpose: `wellbeing:${ownerId}`, of: ownerId });

export async function insertEntry(db: Queryable, secrets: Secrets, ownerId: string, content: EntryContent) {
  const [kept] = await db
    .select({ entries: count() })
    .from(wellbeingEntries)
    .where(eq(wellbeingEntries.ownerId, ownerId));
  if (kept!.entries >= mostEntries)
    throw new AppError('conflict:full', {
      message: `You have ${mostEntries.toLocaleString('en')} entries, the most that are kept. Delete some first.`,
    });
  const sealed = seal(secrets, bindingOf(ownerId), JSON.stringify(content));
  const [row] = await db.insert(wellbeingEntries).values({ ownerId, sealed }).returning();
  return { ...content, ...timesOf(row!) };
}

export async function replaceEntry(
  db: Queryable,
  secrets: Secrets,
  { id, ownerId }: { id: string; ownerId: string },
  content: EntryContent,
) {
  const sealed = seal(secrets, bindingOf(ownerId), JSON.stringify(content));
  const [row] = await db
    .update(wellbeingEntries)
    .set({ sealed, changedAt: new Date() })
    .where(and(eq(wellbeingEntries.id, id), eq(wellbeingEntries.ownerId, ownerId)))
    .returning();
  return row ? { ...content, ...timesOf(row) } : undefined;
}

interface Wanted {
  ownerId: string;
  kind?: EntryKind | undefined;
  before?: string | undefined;
}

/** The kind is sealed too: pages are read until one is full, or enough was looked at. */
export async function listEntriesOf(db: Queryable, secrets: Secrets, { ownerId, kind, before }: Wanted) {
  const items: OpenedEntry[] = [];
  let last = before;
  for (let opened = 0; opened < mostOpened; opened += pageSize) {
    const rows = await pageOf(db, ownerId, last);
    for (const row of rows.slice(0, pageSize)) {
      const entry = open(secrets, row);
      last = row.id;
      if (!kind || entry.kind === kind) items.push(entry);
      if (items.length === pageSize) return { items, next: last };
    }
    if (rows.length <= pageSize) return { items, next: null };
  }
  return { items, next: last ?? null };
}

function pageOf(db: Queryable, ownerId: string, before: string | undefined) {
  return db
    .select()
    .from(wellbeingEntries)
    .where(and(eq(wellbeingEntries.ownerId, ownerId), before ? lt(wellbeingEntries.id, before) : undefined))
    .orderBy(desc(wellbeingEntries.id))
    .limit(pageSize + 1);
}

export async function removeEntry(db: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  const gone = await db
    .delete(wellbeingEntries)
    .where(and(eq(wellbeingEntries.id, id), eq(wellbeingEntries.ownerId, ownerId)))
    .returning({ id: wellbeingEntries.id });
  return gone.length > 0;
}

export async function removeEntriesOf(db: Queryable, ownerId: string) {
  const gone = await db
    .delete(wellbeingEntries)
    .where(eq(wellbeingEntries.ownerId, ownerId))
    .returning({ id: wellbeingEntries.id });
  return gone.length;
}

/** All of them, newest first, a page at a time. */
export async function* entriesOf(
  db: Queryable,
  secrets: Secrets,
  ownerId: string,
): AsyncGenerator<OpenedEntry> {
  let before: string | undefined;
  do {
    const { items, next } = await listEntriesOf(db, secrets, { ownerId, before });
    yield* items;
    before = next ?? undefined;
  } while (before);
}

function open(secrets: Secrets, row: EntryRow): OpenedEntry {
  const text = unseal(secrets, bindingOf(row.ownerId), row.sealed);
  if (text === undefined)
    throw new AppError('internal:sealed', {
      message: 'An entry can’t be opened: it was saved under another secret of this installation.',
    });
  return { ...(JSON.parse(text) as EntryContent), ...timesOf(row) };
}

const timesOf = ({ id, createdAt, changedAt }: EntryRow) => ({ id, createdAt, changedAt });
