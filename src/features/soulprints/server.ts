import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { isPartShown, personColumns, readerOf } from '#social/people/audience.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { ownSoulprint, putSoulprint, soulprintOf, type OwnSoulprint } from './contract.ts';
import type { SoulFacet } from './fields.ts';
import { proposedFrom } from './propose.server.ts';
import { soulQuestions, toolWords } from './questions.ts';
import { soulprints } from './table.server.ts';

/** Once may be chance. */
const usesThatTell = 3;
const mostProposals = 12;
const mostRefused = 200;

export const soulprintEndpoints = [
  implement(ownSoulprint, (_, context) => present(context, context.db)),

  implement(putSoulprint, async ({ body: { answers, facets, refuse } }, context) =>
    context.bus.transact(async (tx) => {
      const ownerId = context.caller.user.id;
      await holdOwner(tx, ownerId);
      const now = await find(tx, ownerId);
      const values = {
        answers: { ...now.answers, ...answers },
        facets: facets ? once(facets) : now.facets,
        refused: refuse ? [...new Set([...now.refused, fold(refuse)])].slice(-mostRefused) : now.refused,
        updatedAt: new Date(),
      };
      await tx
        .insert(soulprints)
        .values({ ownerId, ...values })
        .onConflictDoUpdate({ target: soulprints.ownerId, set: values });
      return present(context, tx);
    }),
  ),

  implement(soulprintOf, async ({ params: { handle } }, context) => {
    const [row] = await context.db
      .select({
        person: personColumns,
        facets: soulprints.facets,
        isShown: sql<boolean>`${isPartShown(readerOf(context), users.id, 'soulprint')}`,
      })
      .from(users)
      .leftJoin(soulprints, eq(soulprints.ownerId, users.id))
      .where(and(eq(users.username, handle.toLowerCase()), isNull(users.suspendedAt)));
    if (!row) throw new AppError('not_found:profile');
    return {
      person: row.person,
      facets: row.isShown ? (row.facets ?? []).map(({ label, weight }) => ({ label, weight })) : [],
    };
  }),
];

const fold = (label: string) => label.trim().toLowerCase();
const once = (facets: readonly SoulFacet[]) => [
  ...new Map(facets.map((facet) => [fold(facet.label), facet])).values(),
];

const nothing: Pick<typeof soulprints.$inferSelect, 'answers' | 'facets' | 'refused'> = {
  answers: {},
  facets: [],
  refused: [],
};

async function find(db: Queryable, ownerId: string) {
  const [row] = await db.select().from(soulprints).where(eq(soulprints.ownerId, ownerId));
  return row ?? nothing;
}

async function present(context: MemberContext, db: Queryable): Promise<OwnSoulprint> {
  const ownerId = context.caller.user.id;
  const { answers, facets, refused } = await find(db, ownerId);
  const known = new Set([...facets.map(({ label }) => fold(label)), ...refused]);
  const fromAnswers = soulQuestions.flatMap(({ id }) =>
    proposedFrom(answers[id] ?? '').map((label) => ({ label, weight: 2, from: 'answer' as const })),
  );
  const fromTools = (await toolsUsed(db, ownerId)).map(({ tool, uses }) => ({
    label: toolWords[tool] ?? context.runs.titleOf(tool),
    weight: uses > usesThatTell * 5 ? 3 : 2,
    from: 'tool' as const,
  }));
  const proposals = once([...fromAnswers, ...fromTools]).filter(({ label }) => !known.has(fold(label)));
  return { answers: answers as Record<string, string>, facets, proposals: proposals.slice(0, mostProposals) };
}

function toolsUsed(db: Queryable, ownerId: string) {
  return db
    .select({ tool: runs.tool, uses: count() })
    .from(runs)
    .where(and(eq(runs.ownerId, ownerId), eq(runs.state, 'done'), isNull(runs.deletedAt)))
    .groupBy(runs.tool)
    .having(sql`count(*) >= ${usesThatTell}`)
    .orderBy(desc(count()))
    .limit(6);
}
