import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { byCaller } from '#kit/audit/audit.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { chooseFlag, isFlagOn, listFlags } from '#kit/flags/flags.server.ts';
import { flagOf } from '#kit/flags/flags.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { hashOfSecret } from '#tools/share/shared-run.server.ts';
import { adminBetaEndpoints } from './admin.server.ts';
import {
  applyForBeta,
  betaDashboard,
  confirmApplication,
  leaveWaitlist,
  ownPlace,
  switchFlag,
} from './contract.ts';
import type { Interest } from './interests.ts';
import { sendConfirmation } from './emails.server.ts';
import { countWaiting, findEntry, hasEnoughEmails, isOf, removeEntries, stateOf } from './queries.server.ts';
import { waitlistEntries } from './table.server.ts';

const done = { success: true } as const;
const secretBytes = 24;

export const betaEndpoints = [
  implement(applyForBeta, async ({ body: { email, interests, why } }, context) => {
    const user = await ownUser(context);
    const isOwn = user?.emailVerified === true && user.email.toLowerCase() === email;
    const secret = randomBytes(secretBytes).toString('base64url');
    await context.bus.transact(async (tx) => {
      // The emails that it has still confirm it.
      if (!isOwn && (await hasEnoughEmails(tx, email))) return;
      const [existing] = await tx
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.email, email))
        .for('update');
      // What was confirmed is changed only by whoever can read the address: by the email, or an account that confirmed it.
      const [row] = await tx
        .insert(waitlistEntries)
        .values({
          email,
          interests,
          why,
          secretHash: hashOfSecret(secret),
          ...(isOwn && { ownerId: user.id, confirmedAt: new Date() }),
        })
        .onConflictDoUpdate({
          target: waitlistEntries.email,
          set: {
            secretHash: hashOfSecret(secret),
            ...((isOwn || !existing?.confirmedAt) && { interests, why }),
            ...(isOwn && { ownerId: user.id, ...(!existing?.confirmedAt && { confirmedAt: new Date() }) }),
          },
        })
        .returning();
      if (!isOwn) await sendConfirmation(tx, context, row!, secret);
    });
    return isOwn
      ? { confirmed: true, message: 'You are in the queue.' }
      : {
          confirmed: false,
          message: 'Check your inbox and confirm your place.',
        };
  }),

  implement(confirmApplication, async ({ body: { secret } }, context) => {
    const which = eq(waitlistEntries.secretHash, hashOfSecret(secret));
    await context.db
      .update(waitlistEntries)
      .set({ confirmedAt: new Date() })
      .where(and(which, isNull(waitlistEntries.confirmedAt)));
    const betaEntry = await findEntry(context.db, which);
    if (!betaEntry) throw oldLink();
    return present(betaEntry, await countWaiting(context.db));
  }),

  implement(leaveWaitlist, async ({ body: { secret } }, context) => {
    const user = await ownUser(context);
    const which = secret
      ? eq(waitlistEntries.secretHash, hashOfSecret(secret))
      : user
        ? isOf(user)
        : undefined;
    if (!which) throw new AppError('unauthorized');
    if ((await context.db.transaction((tx) => removeEntries(tx, which))) === 0) throw oldLink();
    return done;
  }),

  implement(ownPlace, async ({ query: { secret } }, context) => {
    context.responseHeaders.set('cache-control', 'no-store');
    const user = await ownUser(context);
    const betaEntry = secret
      ? await findEntry(context.db, eq(waitlistEntries.secretHash, hashOfSecret(secret)))
      : user && (await findEntry(context.db, isOf(user)));
    const waiting = await countWaiting(context.db);
    return { place: betaEntry ? present(betaEntry, waiting) : null, waiting };
  }),

  implement(betaDashboard, async (_, context) => {
    const { db } = context;
    const user = (await ownUser(context))!;
    const betaEntry = await findEntry(db, isOf(user));
    const flags = [];
    for (const { id, state } of await listFlags(db)) {
      if (state === 'off') continue;
      const { title, about, owner, path } = flagOf(id);
      flags.push({ id, title, about, owner, path, state, on: await isFlagOn(db, user.id, id) });
    }
    return {
      isIn: betaEntry?.entry.invitedAt != null,
      place: betaEntry ? present(betaEntry, await countWaiting(db)) : null,
      flags,
    };
  }),

  implement(switchFlag, async ({ params: { flag }, body: { on } }, context) => {
    const user = (await ownUser(context))!;
    const betaEntry = await findEntry(context.db, isOf(user));
    if (!betaEntry?.entry.invitedAt)
      throw new AppError('forbidden:beta', { message: 'This is for panda beta members. Apply first.' });
    const state = (await listFlags(context.db)).find(({ id }) => id === flag)!.state;
    if (state !== 'beta')
      throw new AppError('conflict:flag', {
        message: state === 'off' ? 'This is now off for everyone.' : 'This is now on for everyone.',
      });
    await context.bus.transact((tx) =>
      chooseFlag(tx, { actorId: user.id, requestId: byCaller(context).requestId }, { flag, on }),
    );
    return done;
  }),

  ...adminBetaEndpoints,
];

const oldLink = () =>
  new AppError('not_found:application', {
    message:
      'This link is no longer valid. A newer e-mail may have replaced it, or the application was deleted.',
  });

async function ownUser({ db, caller }: Context) {
  if (caller.kind !== 'member') return undefined;
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, caller.user.id));
  return user;
}

function present({ entry, place }: NonNullable<Awaited<ReturnType<typeof findEntry>>>, waiting: number) {
  const state = stateOf(entry);
  return {
    state,
    place: state === 'waiting' ? place : null,
    waiting,
    interests: entry.interests as Interest[],
    appliedAt: entry.createdAt,
    invitedAt: entry.invitedAt,
  };
}
