/** Messages of a thread by what they mean: kept in the index of the site, and asked for in here alone. */
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { briefly } from '#kit/db/briefly.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { href } from '#kit/href.ts';
import { findByMeaning } from '#kit/search/by-meaning.server.ts';
import { canMean, vectorOf } from '#kit/search/question-vector.server.ts';
import type { SearchSource } from '#kit/search/search-source.server.ts';
import { searchPassages } from '#kit/search/table.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { messagesSeen } from './message-queries.server.ts';
import { threadMessages } from './table.server.ts';

const source = 'thread-message';
/** “Yes, thanks!” means the same everywhere, and is near to everything short. */
const fewestWords = 3;
const mostNear = 10;
/** Tried on fourteen questions to messages of a small group: what was meant lay at 0.29 to 0.51, all else but one below 0.3. */
const near = 0.3;

/** The thread is the reader, so the index does not change with who is in it: whoever asks must be, at that moment. */
export const messageSearch: SearchSource = {
  id: source,
  title: 'Messages',
  table: 'thread_message',
  async read({ db }, subjects) {
    const rows = await db
      .select({
        id: threadMessages.id,
        threadId: threadMessages.threadId,
        text: threadMessages.text,
        createdAt: threadMessages.createdAt,
      })
      .from(threadMessages)
      .where(and(inArray(threadMessages.id, [...subjects]), isNull(threadMessages.deletedAt)));
    return rows.flatMap(({ id, threadId, text: written, createdAt }) => {
      const text = withoutMarks(written);
      if (text.trim().split(/\s+/).length < fewestWords) return [];
      return {
        subject: id,
        ownerId: null,
        readers: [threadId],
        byMeaningOnly: true,
        label: 'Message',
        title: '',
        text,
        href: href('/threads/:id', { id: threadId }, { message: id }),
        at: createdAt,
      };
    });
  },
};

interface Wanted {
  who: string;
  q: string;
  thread: string;
  /** Messages that were found already. */
  known: ReadonlySet<string>;
}

/** The nearest first; none where the model is not at hand or not in time. */
export async function findNearMessages(context: MemberContext, { who, q, thread, known }: Wanted) {
  const vector = canMean(context) ? await vectorOf({ text: q, hurried: false }, context) : undefined;
  if (!vector) return [];
  return briefly(context, async (tx) => {
    const nearness = await findByMeaning(tx, context.db, vector, { readers: [thread], sources: [source] });
    const passages = [...nearness].filter(([, value]) => value >= near).map(([id]) => id);
    if (passages.length === 0) return [];
    const rows = await tx
      .select({ id: searchPassages.id, subject: searchPassages.subject })
      .from(searchPassages)
      .where(inArray(searchPassages.id, passages));
    const best = new Map<string, number>();
    for (const { id, subject } of rows)
      best.set(subject, Math.max(best.get(subject) ?? -1, nearness.get(id)!));
    const ids = [...best.keys()]
      .filter((id) => !known.has(id))
      .toSorted((one, other) => best.get(other)! - best.get(one)!)
      .slice(0, mostNear);
    if (ids.length === 0) return [];
    const seen = await messagesSeen(tx, { who, thread }, sql`${inArray(threadMessages.id, ids)}`);
    return seen.toSorted((one, other) => best.get(other.message.id)! - best.get(one.message.id)!);
  });
}
