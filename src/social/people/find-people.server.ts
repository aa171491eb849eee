/** People by words, for a reader: what they hide from that reader neither finds them nor is told. */
import { sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { queryFor } from '#kit/db/words.server.ts';
import { isPartShown, type Reader } from './audience.server.ts';

/** What they say of themselves, as far as this reader may see it. */
export const shownAbout = (reader: Reader) =>
  sql<string>`case when ${isPartShown(reader, users.id, 'about')} then ${users.about} else '' end`;

/**
 * Whether a word begins one of their name or handle, or is in what they say of themselves. The index holds both; where what
 * they say is hidden, the name alone must do.
 */
export function isCalled(reader: Reader, word: string): SQL {
  const asked = sql`(${queryFor([word])} || plainto_tsquery('english', ${word}))`;
  return sql`(${users.words} @@ ${asked} and (${users.nameWords} @@ ${asked} or ${isPartShown(reader, users.id, 'about')}))`;
}
