/** What every feature asks before it shows someone's words to another, or lets one reach the other. */
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { boundaries } from './table.server.ts';

/** For lists: leaves out what is by people whom the reader muted or blocked, and by people who blocked the reader. */
export function isHeardBy(reader: string | undefined, author: SQLWrapper): SQL | undefined {
  if (reader === undefined) return undefined;
  return sql`(not exists (select 1 from boundary b where b.owner_id = ${reader} and b.other_id = ${author})
    and ${isWelcomeAt(reader, author)})`;
}

/** For lists: leaves out people who blocked the reader. */
export function isWelcomeAt(reader: string | SQLWrapper, owner: SQLWrapper): SQL {
  return sql`not exists (select 1 from boundary blocking where blocking.owner_id = ${owner}
    and blocking.other_id = ${reader} and blocking.kind = 'block')`;
}

interface Between {
  from: string;
  to: string;
}

async function between(db: Queryable, { from, to }: Between) {
  const [row] = await db
    .select({ kind: boundaries.kind })
    .from(boundaries)
    .where(and(eq(boundaries.ownerId, to), eq(boundaries.otherId, from)));
  return row?.kind;
}

/** Whether someone wants to be told of what another does. */
export const wantsToHear = async (db: Queryable, who: Between) => (await between(db, who)) === undefined;

/** Before one person writes to another, invites them, or leaves something at their place. */
export async function mustBeWelcome(db: Queryable, who: Between): Promise<void> {
  if ((await between(db, who)) === 'block')
    throw new AppError('forbidden:boundary', {
      // Who blocked whom is nobody's to tell.
      message: 'You can’t contact this person, so nothing was sent. Contact support if this seems wrong.',
    });
}
