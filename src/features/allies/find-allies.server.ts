/** Allies by words and by meaning, from the index; one's own also by what they are called, before the index knows of them. */
import type { Context } from '#kit/http/context.server.ts';
import { findPassages } from '#kit/search/find.server.ts';
import { listAllyRows, type ShownAlly } from './queries.server.ts';
import { allySource } from './search-source.server.ts';
import { readerOf } from './who.server.ts';

const most = 24;
/** Fewer of the words, and it is about something else. None of them: it was found by its meaning, or with a slip. */
const likely = { share: 0.5, nearness: 0.32 };

export async function findAllies(
  context: Context,
  { q, shelf }: { q: string; shelf: 'mine' | 'shared' },
): Promise<ShownAlly[]> {
  const reader = readerOf(context);
  const isMine = shelf === 'mine';
  const where = isMine ? { mine: true, owned: true } : { shared: true };
  const { hits } = await findPassages(context, { q, sources: [allySource], ...where, limit: most });
  const ids = hits
    .filter(
      ({ share, nearness }) => share === 0 || share >= likely.share || (nearness ?? 0) >= likely.nearness,
    )
    .map(({ subject }) => subject);
  const named = isMine ? await listAllyRows(context.db, { reader, shelf, named: q }) : [];
  const found = ids.length > 0 ? await listAllyRows(context.db, { reader, shelf, ids }) : [];
  const inOrder = found.toSorted((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id));
  return [...new Map([...named, ...inOrder].map((one) => [one.row.id, one])).values()].slice(0, most);
}
