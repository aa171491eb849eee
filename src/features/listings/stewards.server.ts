/** Stewards: applying, being appointed, stepping down, and what they do for a section. */
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { href } from '#kit/href.ts';
import { notifyMember } from './notify.server.ts';
import { sectionIds, sectionOf, type SectionId } from './sections.ts';
import {
  applyAsSteward,
  decideApplication,
  sectionCare,
  stepDown,
  stewardQueue,
  writeRules,
} from './stewards-contract.ts';
import { listingActions, listingRules, listings, listingStewards } from './table.server.ts';
import { isStewardOf, personColumns, viewerOf } from './who.server.ts';

const done = { success: true } as const;
const summaryDays = 90;
const mostRecent = 10;
const mostHeld = 50;
const day = 24 * 3600_000;

export async function requireSteward(context: MemberContext, db: Queryable, section: SectionId) {
  const { user } = context.caller;
  if (user.role !== 'admin' && !(await isStewardOf(db, user.id, section)))
    throw new AppError('forbidden:steward', { message: 'Only stewards of this section can do that.' });
}

export async function recordAct(tx: Queryable, values: typeof listingActions.$inferInsert) {
  await tx.insert(listingActions).values(values);
}

const isOf = (section: SectionId, ownerId: string) =>
  and(eq(listingStewards.section, section), eq(listingStewards.ownerId, ownerId));

export const stewardEndpoints = [
  implement(sectionCare, async ({ params: { section } }, context) => {
    const { db } = context;
    const since = new Date(context.clock.now().getTime() - summaryDays * day);
    const inTime = and(eq(listingActions.section, section), gt(listingActions.createdAt, since));
    const viewer = viewerOf(context);
    const [stewards, [rules], actions, recent, [mine]] = await Promise.all([
      db
        .select(personColumns)
        .from(listingStewards)
        .innerJoin(users, eq(users.id, listingStewards.ownerId))
        .where(
          and(
            eq(listingStewards.section, section),
            eq(listingStewards.state, 'active'),
            isNull(users.suspendedAt),
          ),
        )
        .orderBy(asc(listingStewards.appointedAt)),
      db.select().from(listingRules).where(eq(listingRules.section, section)),
      db
        .select({ act: listingActions.act, count: sql<number>`count(*)::int` })
        .from(listingActions)
        .where(inTime)
        .groupBy(listingActions.act),
      db
        .select({
          act: listingActions.act,
          reason: listingActions.reason,
          createdAt: listingActions.createdAt,
        })
        .from(listingActions)
        .where(inTime)
        .orderBy(desc(listingActions.id))
        .limit(mostRecent),
      viewer
        ? db.select({ state: listingStewards.state }).from(listingStewards).where(isOf(section, viewer.id))
        : [],
    ]);
    return { section, stewards, rules: rules?.text ?? '', actions, recent, mine: mine?.state ?? null };
  }),

  implement(applyAsSteward, async ({ params: { section }, body: { why } }, { db, caller }) => {
    // Whoever has applied before changes what they wrote; a steward stays one.
    await db
      .insert(listingStewards)
      .values({ section, ownerId: caller.user.id, state: 'asked', why })
      .onConflictDoUpdate({
        target: [listingStewards.section, listingStewards.ownerId],
        set: { why },
        setWhere: eq(listingStewards.state, 'asked'),
      });
    return done;
  }),

  implement(stepDown, async ({ params: { section } }, { bus, caller }) =>
    bus.transact(async (tx) => {
      const [left] = await tx
        .delete(listingStewards)
        .where(isOf(section, caller.user.id))
        .returning({ state: listingStewards.state });
      if (!left)
        throw new AppError('not_found:steward', { message: 'You’re not a steward of this section.' });
      if (left.state === 'active') await recordAct(tx, { section, stewardId: caller.user.id, act: 'left' });
      return done;
    }),
  ),

  implement(stewardQueue, async (_, { db, caller }) => {
    const isAdmin = caller.user.role === 'admin';
    const own = await db
      .select({ section: listingStewards.section })
      .from(listingStewards)
      .where(and(eq(listingStewards.ownerId, caller.user.id), eq(listingStewards.state, 'active')));
    const sections = isAdmin ? [...sectionIds] : own.map(({ section }) => section);
    const held =
      sections.length === 0
        ? []
        : await db
            .select({
              id: listings.id,
              section: listings.section,
              title: listings.title,
              heldWhy: listings.heldWhy,
              owner: personColumns,
              createdAt: listings.createdAt,
            })
            .from(listings)
            .innerJoin(users, eq(users.id, listings.ownerId))
            .where(
              and(
                eq(listings.state, 'held'),
                inArray(listings.section, sections),
                isNull(listings.deletedAt),
                isNull(users.suspendedAt),
              ),
            )
            .orderBy(asc(listings.id))
            .limit(mostHeld);
    const applications = isAdmin
      ? await db
          .select({
            section: listingStewards.section,
            member: listingStewards.ownerId,
            applicant: personColumns,
            why: listingStewards.why,
            createdAt: listingStewards.createdAt,
          })
          .from(listingStewards)
          .innerJoin(users, eq(users.id, listingStewards.ownerId))
          .where(and(eq(listingStewards.state, 'asked'), isNull(users.suspendedAt)))
          .orderBy(asc(listingStewards.createdAt))
          .limit(mostHeld)
      : [];
    return { sections, held, applications };
  }),

  implement(decideApplication, async ({ params: { section }, body: { member, appoint } }, context) =>
    context.bus.transact(async (tx) => {
      const changed = appoint
        ? await tx
            .update(listingStewards)
            .set({ state: 'active', appointedAt: context.clock.now() })
            .where(and(isOf(section, member), eq(listingStewards.state, 'asked')))
            .returning({ id: listingStewards.ownerId })
        : await tx
            .delete(listingStewards)
            .where(isOf(section, member))
            .returning({ id: listingStewards.ownerId });
      if (changed.length === 0)
        throw new AppError('not_found:application', { message: 'This application no longer exists.' });
      if (appoint) await recordAct(tx, { section, stewardId: member, act: 'appointed' });
      await writeAudit(tx, byCaller(context), {
        action: appoint ? 'steward.appoint' : 'steward.dismiss',
        subjectId: member,
        details: { section },
      });
      const { title } = sectionOf(section);
      await notifyMember(tx, context, {
        to: member,
        kind: 'listing.care',
        title: appoint ? `You’re now a steward of ${title}` : `You’re not a steward of ${title}`,
        text: appoint ? 'Thank you for looking after it.' : 'An admin decided so. You can apply again.',
        path: href('/channel-steward'),
      });
      return done;
    }),
  ),

  implement(writeRules, async ({ params: { section }, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      await requireSteward(context, tx, section);
      const stewardId = context.caller.user.id;
      const values = { text, authorId: stewardId, editedAt: context.clock.now() };
      await tx
        .insert(listingRules)
        .values({ section, ...values })
        .onConflictDoUpdate({ target: listingRules.section, set: values });
      await recordAct(tx, { section, stewardId, act: 'rules' });
      return done;
    }),
  ),
];
