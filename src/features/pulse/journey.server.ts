import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { journeyMonths, ownJourney, yearPicture } from './journey-contract.ts';
import { listOwn } from './queries.server.ts';

const mostThings = 500;
const mostTools = 5;

export const journeyEndpoints = [
  implement(ownJourney, async (_, context) => {
    const { db, caller } = context;
    const since = monthsAgo(journeyMonths);
    const things = await ownThings(context, since);
    const tools = await toolsByMonth(db, caller.user.id, since);
    const names = new Set([...things.map(({ at }) => monthOf(at)), ...tools.map((row) => row.month)]);
    const months = [...names].toSorted().toReversed();
    const [user] = await db
      .select({ createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, caller.user.id));
    return {
      since: user!.createdAt,
      months: months.map((month) => ({
        month,
        things: things.filter(({ kind, at }) => kind !== 'run' && monthOf(at) === month),
        runs: things.filter(({ kind, at }) => kind === 'run' && monthOf(at) === month),
        tools: tools
          .filter((row) => row.month === month)
          .slice(0, mostTools)
          .map((row) => ({ title: context.runs.titleOf(row.tool), count: row.count })),
      })),
      years: [...new Set(months.map((month) => Number(month.slice(0, 4))))],
    };
  }),

  implement(yearPicture, async ({ body: { year } }, context) => {
    const { db, caller, settings } = context;
    const isYear = ({ at }: { at: Date }) => at.getUTCFullYear() === year;
    const things = (await ownThings(context, new Date(Date.UTC(year, 0, 1)))).filter(isYear);
    const tools = (await toolsByMonth(db, caller.user.id, new Date(Date.UTC(year, 0, 1)))).filter((row) =>
      row.month.startsWith(String(year)),
    );
    const uses = tools.reduce((sum, row) => sum + row.count, 0);
    const of = (kind: string) => things.filter((thing) => thing.kind === kind).length;
    const entries = [
      [uses, 'result', 'results'],
      [of('creation'), 'creation', 'creations'],
      [of('answer'), 'answer', 'answers'],
      [of('question'), 'question', 'questions'],
      [of('comment'), 'comment', 'comments'],
      [of('lab-feedback'), 'piece of feedback', 'pieces of feedback'],
      [of('collection'), 'collection', 'collections'],
      [of('document'), 'document read', 'documents read'],
      [of('thanks'), 'thanks given', 'thanks given'],
      [of('thanks-received'), 'thanks received', 'thanks received'],
    ] as const;
    if (entries.every(([number]) => number === 0))
      throw new AppError('not_found:year', { message: `You have no activity in ${year} yet.` });
    const png = await previewOf({
      kicker: `${caller.user.name} in ${year}`,
      title: `My year with ${settings.product.name}`,
      words: `${entries
        .filter(([number]) => number > 0)
        .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`)
        .join(', ')}.`,
      product: settings.product.name,
    });
    return pictureAnswer(png, 'private, no-store');
  }),
];

/** Also what others may not see: it is one's own. */
async function ownThings(context: MemberContext, since: Date) {
  const { db, caller, things } = context;
  const rows = await listOwn(db, caller.user.id, { since, most: mostThings });
  const found = [];
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = ofKind.map(({ subjectId }) => subjectId);
    const read = await things.read(context, kind, ids, caller.user.id);
    for (const { subjectId, createdAt } of ofKind) {
      const thing = read.get(subjectId);
      if (thing) found.push({ kind, title: thing.title, href: thing.href, at: createdAt });
    }
  }
  for (const { kind, list } of gather(context.features, 'ownThings'))
    for (const thing of await list(context, { ownerId: caller.user.id, since, most: mostThings }))
      found.push({ kind, ...thing });
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

async function toolsByMonth(db: Queryable, ownerId: string, since: Date) {
  const month = sql<string>`to_char(${runs.createdAt} at time zone 'utc', 'YYYY-MM')`;
  const rows = await db
    .select({ month, tool: runs.tool, count: count() })
    .from(runs)
    .where(
      and(
        eq(runs.ownerId, ownerId),
        eq(runs.state, 'done'),
        isNull(runs.deletedAt),
        sql`${runs.createdAt} >= ${since}`,
      ),
    )
    .groupBy(sql`1`, runs.tool);
  return rows.toSorted((a, b) => b.count - a.count);
}

const monthOf = (at: Date) => at.toISOString().slice(0, 7);

function monthsAgo(months: number) {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
}
