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
import { sendConfirmation } from './letters.server.ts';
import { countWaiting, findEntry, hasEnoughLetters, isOf, removeEntries, stateOf } from './queries.server.ts';
import { waitlistEntries } from './table.server.ts';

const done = { success: true } as const;
const secretBytes = 24;

export const betaEndpoints = [
  implement(applyForBeta, async ({ body: { email, interests, why } }, context) => {
    const user = await ownUser(context);
    const isOwn = user?.emailVerified === true && user.email.toLowerCase() === email;
    const secret = randomBytes(secretBytes).toString('base64url');
    await context.bus.transact(async (tx) => {
      // The letters that it has still confirm it.
      if (!isOwn && (await hasEnoughLetters(tx, email))) return;
      const [known] = await tx
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.email, email))
        .for('update');
      // What was confirmed is changed only by whoever can read the address: by the letter, or an account that confirmed it.
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
            ...((isOwn || !known?.confirmedAt) && { interests, why }),
            ...(isOwn && { ownerId: user.id, ...(!known?.confirmedAt && { confirmedAt: new Date() }) }),
          },
        })
        .returning();
      if (!isOwn) await sendConfirmation(tx, context, row!, secret);
    });
    return isOwn
      ? { confirmed: true, message: 'You are in the queue.' }
      : {
          confirmed: false,
          message: 'Look into your mailbox: the letter there confirms your place.',
        };
  }),

  implement(confirmApplication, async ({ body: { secret } }, context) => {
    const which = eq(waitlistEntries.secretHash, hashOfSecret(secret));
    await context.db
      .update(waitlistEntries)
      .set({ confirmedAt: new Date() })
      .where(and(which, isNull(waitlistEntries.confirmedAt)));
    const found = await findEntry(context.db, which);
    if (!found) throw oldLink();
    return present(found, await countWaiting(context.db));
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
    const found = secret
      ? await findEntry(context.db, eq(waitlistEntries.secretHash, hashOfSecret(secret)))
      : user && (await findEntry(context.db, isOf(user)));
    const waiting = await countWaiting(context.db);
    return { place: found ? present(found, waiting) : null, waiting };
  }),

  implement(betaDashboard, async (_, context) => {
    const { db } = context;
    const user = (await ownUser(context))!;
    const found = await findEntry(db, isOf(user));
    const flags = [];
    for (const { id, state } of await listFlags(db)) {
      if (state === 'off') continue;
      const { title, about, owner, path } = flagOf(id);
      flags.push({ id, title, about, owner, path, state, on: await isFlagOn(db, user.id, id) });
    }
    return {
      isIn: found?.entry.invitedAt != null,
      place: found ? present(found, await countWaiting(db)) : null,
      flags,
    };
  }),

  implement(switchFlag, async ({ params: { flag }, body: { on } }, context) => {
    const user = (await ownUser(context))!;
    const found = await findEntry(context.db, isOf(user));
    if (!found?.entry.invitedAt)
      throw new AppError('forbidden:beta', { message: 'This is for people in the panda beta. Apply first.' });
    const state = (await listFlags(context.db)).find(({ id }) => id === flag)!.state;
    if (state !== 'beta')
      throw new AppError('conflict:flag', {
        message: state === 'off' ? 'This is switched off for everyone now.' : 'This is on for everyone now.',
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
      'This link is not valid any more. A newer letter may have replaced it, or the application was erased.',
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
