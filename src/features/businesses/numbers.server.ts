/** What one looks at on a Monday: made, spent, failed, waiting, and who. Days are those of UTC. */
import { and, count, desc, eq, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isAtLeast } from '#kit/businesses/roles.ts';
import { toCredits } from '#kit/credits/plans.ts';
import { creditHolds } from '#kit/credits/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { openStates } from '#tools/run/run.ts';
import { runs } from '#tools/run/table.server.ts';
import { works, workVersions } from '#tools/work/table.server.ts';
import { getBusinessNumbers } from './contract.ts';

const dayLength = 24 * 3600_000;
const mostTools = 12;
const mostPeople = 200;

const dayOf = (column: typeof runs.createdAt | typeof creditHolds.createdAt) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
const made = sql<number>`(count(*) filter (where ${runs.state} = 'done'))::int`;
const failed = sql<number>`(count(*) filter (where ${runs.state} in ('failed', 'incomplete')))::int`;
const spent = sql<number>`coalesce(sum(${creditHolds.spent}), 0)::float8`;
/** The tool that a hold was for: `tool.consensus`. */
const toolOfHold = sql<string>`regexp_replace(${creditHolds.about}, '^tool\\.', '')`;

interface Tally {
  made: number;
  failed: number;
  credits: number;
}
const nothing: Tally = { made: 0, failed: 0, credits: 0 };

export const numberEndpoints: Implementation[] = [
  implement(getBusinessNumbers, async ({ query }, { db, credits, runs: shelf, caller }) => {
    const { id, role } = caller.business!;
    const account = (await credits.account(id))!;
    const length = Number(query.days);
    const today = new Date(new Date().toISOString().slice(0, 10));
    const from = new Date(today.getTime() - (length - 1) * dayLength);
    const before = new Date(from.getTime() - length * dayLength);
    const of = { ownerId: id, accountId: account.id };
    const days = await tallied(
      db,
      { ...of, from: before },
      { run: dayOf(runs.createdAt), hold: dayOf(creditHolds.createdAt) },
    );
    const tools = await tallied(db, { ...of, from }, { run: sql<string>`${runs.tool}`, hold: toolOfHold });
    const period = Array.from({ length }, (_, index) => asDay(from.getTime() + index * dayLength));
    const earlier = [...days].filter(([day]) => day < period[0]!).map(([, tally]) => tally);
    const now = period.map((day) => ({ day, ...(days.get(day) ?? nothing) }));
    const ownWorks = (since: Date) => and(eq(works.ownerId, id), gte(works.createdAt, since));
    const worksNow = await db.$count(works, ownWorks(from));
    const worksBefore = (await db.$count(works, ownWorks(before))) - worksNow;
    return {
      ...sumOf(now),
      works: worksNow,
      before: { ...sumOf(earlier), works: worksBefore },
      waiting: await db.$count(runs, and(eq(runs.ownerId, id), inArray(runs.state, openStates))),
      available: toCredits(account.available),
      days: now,
      tools: [...tools]
        .map(([tool, tally]) => ({ tool, title: shelf.titleOf(tool) ?? 'Other', ...tally }))
        .toSorted((a, b) => b.made + b.failed - (a.made + a.failed) || b.credits - a.credits)
        .slice(0, mostTools),
      people: isAtLeast(role, 'billing') ? await people(db, { ...of, from }, shelf.titleOf) : null,
    };
  }),
];

interface Of {
  ownerId: string;
  accountId: string;
  from: Date;
}

const runsOf = ({ ownerId, from }: Of) => and(eq(runs.ownerId, ownerId), gte(runs.createdAt, from));
const holdsOf = ({ accountId, from }: Of) =>
  and(
    eq(creditHolds.accountId, accountId),
    gte(creditHolds.createdAt, from),
    eq(creditHolds.state, 'settled'),
  );

/** Runs and what was spent, by the same key. */
async function tallied(
  db: Database,
  of: Of,
  by: { run: SQL<string>; hold: SQL<string> },
): Promise<Map<string, Tally>> {
  // By place: a parameter in the key would be another one in each clause.
  const ran = await db
    .select({ key: by.run, made, failed })
    .from(runs)
    .where(runsOf(of))
    .groupBy(sql`1`);
  const paid = await db
    .select({ key: by.hold, spent })
    .from(creditHolds)
    .where(holdsOf(of))
    .groupBy(sql`1`);
  const tallyByKey = new Map<string, Tally>(ran.map(({ key, ...tally }) => [key, { ...tally, credits: 0 }]));
  for (const { key, spent: sum } of paid)
    if (sum > 0) tallyByKey.set(key, { ...(tallyByKey.get(key) ?? nothing), credits: toCredits(sum) });
  return tallyByKey;
}

/** Also those who have left: what they made still counts. */
async function people(db: Database, of: Of, titleOf: (tool: string) => string | undefined) {
  const ran = await db
    .select({
      id: runs.personId,
      name: users.name,
      made,
      failed,
      top: sql<string>`mode() within group (order by ${runs.tool})`,
    })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.personId))
    .where(runsOf(of))
    .groupBy(runs.personId, users.name)
    .orderBy(desc(made))
    .limit(mostPeople);
  const paid = await db
    .select({ id: creditHolds.personId, name: users.name, spent })
    .from(creditHolds)
    .innerJoin(users, eq(users.id, creditHolds.personId))
    .where(and(holdsOf(of), isNotNull(creditHolds.personId)))
    .groupBy(creditHolds.personId, users.name)
    .limit(mostPeople);
  // The first version says who began it.
  const begun = await db
    .select({ id: workVersions.savedBy, name: users.name, works: count() })
    .from(works)
    .innerJoin(workVersions, and(eq(workVersions.workId, works.id), eq(workVersions.number, 1)))
    .innerJoin(users, eq(users.id, workVersions.savedBy))
    .where(and(eq(works.ownerId, of.ownerId), gte(works.createdAt, of.from)))
    .groupBy(workVersions.savedBy, users.name)
    .limit(mostPeople);
  const personById = new Map<string, Person>();
  const note = ({ id, name, ...known }: Known) =>
    personById.set(id!, { ...nothing, works: 0, top: null, ...personById.get(id!), ...known, id: id!, name });
  for (const { top, ...one } of ran) note({ ...one, top: titleOf(top) ?? null });
  for (const { spent: sum, ...one } of paid) note({ ...one, credits: toCredits(sum) });
  for (const one of begun) note(one);
  return [...personById.values()];
}

type Known = Partial<Omit<Person, 'id'>> & { id: string | null; name: string };

interface Person extends Tally {
  id: string;
  name: string;
  works: number;
  /** The tool they used most. */
  top: string | null;
}

const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { made: m, failed: f, credits: c }) => ({
      made: sum.made + m,
      failed: sum.failed + f,
      credits: sum.credits + c,
    }),
    nothing,
  );
