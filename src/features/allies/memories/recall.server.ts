/** Which memories bear on what was said: by a quick word search among many, then by how much each speaks of it. */
import type { Queryable } from '#kit/db/database.server.ts';
import { relevanceTo, unitsOf } from '#kit/sources/quotes/relevance.ts';
import { isPaused, latestRows, rowsWith, type MemoryRow } from './queries.server.ts';

const mostWords = 12;
const mostLooked = 200;
/** Said about the person whatever they ask: an ally that knows a name uses it. */
const always = new Set(['name', 'called', 'home', 'work', 'job']);
const likely = 0.3;

export interface RecallRequest {
  ownerId: string;
  allyId?: string;
  text: string;
  limit: number;
}

export interface Recalled {
  row: MemoryRow;
  /** How much of what was said it speaks of, from 0 to 1. */
  share: number;
}

export async function recall(
  db: Queryable,
  { ownerId, allyId, text, limit }: RecallRequest,
): Promise<Recalled[]> {
  if (await isPaused(db, ownerId)) return [];
  const units = unitsOf(text);
  const words = [...units].filter((word) => word.length > 2).slice(0, mostWords);
  const asker = { ownerId, ...(allyId ? { allyId } : {}) };
  const [about, latest] = await Promise.all([
    words.length > 0 ? rowsWith(db, words, { ...asker, limit: mostLooked }) : [],
    latestRows(db, { ...asker, limit: mostLooked }),
  ]);
  const rows = [...new Map([...about, ...latest].map((row) => [row.id, row])).values()];
  const read = rows.map((row) => unitsOf(row.text));
  const relevance = relevanceTo(units, read);
  return rows
    .map((row, at) => ({ row, share: relevance(read[at]!) }))
    .filter(({ row, share }) => share >= likely || always.has(row.topic))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, limit);
}

/** All that may be used, the newest first. */
export async function recallAll(db: Queryable, { ownerId, allyId, limit }: Omit<RecallRequest, 'text'>) {
  if (await isPaused(db, ownerId)) return [];
  return latestRows(db, { ownerId, ...(allyId ? { allyId } : {}), limit });
}
