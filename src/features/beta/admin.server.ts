/** The owner's half of the beta: who waits, whom to invite, and for whom flags are there. */
import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import { listAudit } from '#kit/audit/audit-log.server.ts';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { listFlags, setFlagState } from '#kit/flags/flags.server.ts';
import { flagOf } from '#kit/flags/flags.ts';
import { flagChoices } from '#kit/flags/table.server.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import {
  inviteFromWaitlist,
  listWaitlist,
  previewInvitation,
  putFlagState,
  removeFromWaitlist,
  waitlistFigures,
} from './contract.ts';
import type { Interest } from './interests.ts';
import { sendInvitation } from './emails.server.ts';
import {
  chosenBy,
  countByInterest,
  countWaiting,
  listEntries,
  removeEntries,
  stateOf,
} from './queries.server.ts';
import { ruleFrom } from './rule.ts';
import { waitlistEntries } from './table.server.ts';

const done = { success: true } as const;
const auditShown = 10;
const actions: Record<string, string> = {
  'waitlist.invite': 'invited from the waitlist',
  'waitlist.remove': 'removed someone from the waitlist',
  'flag.state': 'changed a flag',
};

export const adminBetaEndpoints = [
  implement(listWaitlist, async ({ query }, { db }) => {
    const { rows, next } = await listEntries(db, query);
    return {
      items: rows.map(({ entry, place, hasAccount }) => ({
        ...entry,
        interests: entry.interests as Interest[],
        state: stateOf(entry),
        place: stateOf(entry) === 'waiting' ? place : null,
        hasAccount,
      })),
      next,
    };
  }),

  implement(waitlistFigures, async (_, { db }) => {
    const on = await db
      .select({ flag: flagChoices.flag, people: count() })
      .from(flagChoices)
      .where(eq(flagChoices.on, true))
      .groupBy(flagChoices.flag);
    const all = await db.$count(waitlistEntries);
    const unconfirmed = await db.$count(waitlistEntries, isNull(waitlistEntries.confirmedAt));
    const waiting = await countWaiting(db);
    const notes = [];
    for (const action of Object.keys(actions))
      notes.push(...(await listAudit(db, { action, limit: auditShown })));
    return {
      unconfirmed,
      waiting,
      invited: all - unconfirmed - waiting,
      byInterest: await countByInterest(db),
      flags: (await listFlags(db)).map(({ id, state }) => {
        const { title, owner, since } = flagOf(id);
        return { id, title, owner, since, state, on: on.find(({ flag }) => flag === id)?.people ?? 0 };
      }),
      audit: notes
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .slice(0, auditShown)
        .map(({ id, action, actor, details, createdAt }) => ({
          id,
          words: `${actions[action]}${saidIn(details)}`,
          by: actor?.name ?? 'Someone who has left',
          at: createdAt,
        })),
    };
  }),

  implement(previewInvitation, async ({ query }, { db }) => {
    const chosen = await chosenBy(db, mustBeRule(query));
    return { emails: chosen.map(({ email }) => email), count: chosen.length };
  }),

  implement(inviteFromWaitlist, async ({ body }, context) =>
    context.bus.transact(async (tx) => {
      const rule = mustBeRule(body);
      const chosen = await chosenBy(tx, rule);
      // Only those who still wait once their rows are ours: two admins at once invite everyone once.
      const ids = chosen.map(({ id }) => id);
      const [last] = await tx.select({ batch: max(waitlistEntries.batch) }).from(waitlistEntries);
      const batch = (last?.batch ?? 0) + 1;
      const invited =
        ids.length === 0
          ? []
          : await tx
              .update(waitlistEntries)
              .set({ invitedAt: new Date(), batch })
              .where(and(inArray(waitlistEntries.id, ids), isNull(waitlistEntries.invitedAt)))
              .returning();
      const members =
        invited.length === 0
          ? []
          : await tx
              .select({ id: users.id, email: users.email })
              .from(users)
              .where(
                inArray(
                  users.email,
                  invited.map(({ email }) => email),
                ),
              );
      const accounts = new Map(members.map(({ id, email }) => [email, id]));
      for (const entry of invited) {
        const memberId = entry.ownerId ?? accounts.get(entry.email);
        await sendInvitation(tx, context, entry, memberId !== undefined);
        if (memberId)
          await notify(tx, context, {
            ownerId: memberId,
            kind: 'beta.invited',
            data: {
              title: 'You are in the panda beta',
              text: 'Open the beta dashboard and turn on what you want to try.',
              path: href('/panda-beta/dashboard'),
            },
          });
      }
      await writeAudit(tx, byCaller(context), {
        action: 'waitlist.invite',
        details: { ...rule, invited: invited.length, batch },
      });
      return { invited: invited.length, batch: invited.length > 0 ? batch : null };
    }),
  ),

  implement(removeFromWaitlist, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      if ((await removeEntries(tx, eq(waitlistEntries.id, id))) === 0)
        throw new AppError('not_found:entry', { message: 'They’re no longer on the list.' });
      await writeAudit(tx, byCaller(context), { action: 'waitlist.remove', subjectId: id });
      return done;
    }),
  ),

  implement(putFlagState, async ({ params: { flag }, body: { state } }, context) => {
    await context.bus.transact((tx) => setFlagState(tx, byCaller(context), { flag, state }));
    return done;
  }),
];

function mustBeRule(given: Parameters<typeof ruleFrom>[0]) {
  const rule = ruleFrom(given);
  if (!rule) throw new AppError('invalid:rule', { message: 'Choose how many, an interest, or a range.' });
  return rule;
}

/** `: invited 12, rule oldest` */
function saidIn(details: unknown) {
  const said = Object.entries((details ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `${name} ${String(value)}`,
  );
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}
