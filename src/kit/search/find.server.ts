/** Finding in the index of the site: by words, by words with a slip in them, and by meaning, among what the asker may see. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { whoAsks } from '#kit/auth/caller.server.ts';
import { brieflyFor } from '#kit/db/briefly.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import type { Services } from '#kit/services.server.ts';
import { findByMeaning } from './by-meaning.server.ts';
import { findByWords } from './by-words.server.ts';
import { askedFor } from './found-by.server.ts';
import { canMean, vectorOf, type VectorServices } from './question-vector.server.ts';
import { fused, inOrder, likelyOnes, shareOf } from './rank.server.ts';
import { everyone } from './search-source.server.ts';
import { searchChanges, searchPassages } from './table.server.ts';

const mostRead = 100;

export interface Wanted {
  q: string;
  /** Ids of sources; all where it is left out. */
  sources?: readonly string[];
  /** Only what is the asker's own; otherwise also what everyone may see. */
  mine?: boolean;
  /** Of that, only what belongs to the asker: not what others let them read. */
  owned?: boolean;
  /** Only what everyone may see. */
  shared?: boolean;
  limit: number;
  /** Someone is typing: meaning counts only where the model is awake. */
  hurried?: boolean;
}

/** The best passage of a thing that was found. */
export interface Hit {
  source: string;
  subject: string;
  label: string;
  title: string;
  text: string;
  href: string;
  at: Date;
  /** Of the words asked for, how many of them it holds, from 0 to 1. */
  share: number;
  /** How near it is in meaning, from −1 to 1; null where nobody knows. */
  nearness: number | null;
}

export interface Found {
  /** The best first, one for each thing. */
  hits: Hit[];
}

export async function findPassages(context: Context, wanted: Wanted): Promise<Found> {
  return findFor(context, { ownerId: await ownerIdIfKnown(context), who: whoAsks(context) }, wanted);
}

export type FindServices = VectorServices & Pick<Services, 'db'>;

interface Asker {
  ownerId: string | undefined;
  /** Whose turn it takes. */
  who: string;
}

export async function findFor(
  services: FindServices,
  { ownerId, who }: Asker,
  { q, sources, mine = false, owned = false, shared = false, limit, hurried = false }: Wanted,
): Promise<Found> {
  const words = askedFor(q);
  const readers = [...(mine ? [] : [everyone]), ...(ownerId && !shared ? [ownerId] : [])];
  if (words.length === 0 || readers.length === 0) return { hits: [] };
  const vector = canMean(services) ? await vectorOf({ text: q, hurried }, services) : undefined;
  const among = { readers, sources };
  return brieflyFor(services.db, who, async (tx) => {
    const worth = await findByWords(tx, words, among);
    const nearness = vector ? await findByMeaning(tx, services.db, vector, among) : new Map<number, number>();
    const scores = fused([worth, likelyOnes(nearness)]);
    const ids = inOrder(scores).slice(0, mostRead);
    if (ids.length === 0) return { hits: [] };
    const found = await tx
      .select()
      .from(searchPassages)
      .where(
        and(
          inArray(searchPassages.id, ids),
          isHeardBy(ownerId, searchPassages.ownerId),
          isCurrentFor(ownerId),
        ),
      );
    const rows = owned ? found.filter((row) => row.ownerId === ownerId) : found;
    const titled = new Map(rows.map(({ id, title }) => [id, shareOf(words, title)]));
    return {
      hits: bestOfEach(rows, fused([worth, likelyOnes(nearness), titled]), words, nearness).slice(0, limit),
    };
  });
}

/**
 * What others changed and the index has not read yet may be deleted or private by now: it is found again once it was read. One's own
 * is found meanwhile as it was.
 */
function isCurrentFor(asker: string | undefined): SQL | undefined {
  const isRead = sql`not exists (select 1 from ${searchChanges}
    where ${searchChanges.source} = ${searchPassages.source} and ${searchChanges.subject} = ${searchPassages.subject})`;
  return asker === undefined ? isRead : or(eq(searchPassages.ownerId, asker), isRead);
}

type Row = typeof searchPassages.$inferSelect;

/** Of each thing its best passage. */
function bestOfEach(
  rows: readonly Row[],
  scores: ReadonlyMap<number, number>,
  words: readonly string[],
  nearness: ReadonlyMap<number, number>,
): Hit[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const best = new Map<string, Hit>();
  for (const id of inOrder(scores)) {
    const row = byId.get(id);
    const key = row && `${row.source} ${row.subject}`;
    if (!key || best.has(key)) continue;
    const { source, subject, label, title, text, href, at } = row;
    const share = shareOf(words, `${title}\n${text}`);
    best.set(key, {
      source,
      subject,
      label,
      title,
      text,
      href,
      at,
      share,
      nearness: nearness.get(id) ?? null,
    });
  }
  return [...best.values()];
}
