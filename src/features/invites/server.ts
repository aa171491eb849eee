import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { personColumns, readerOf, type Reader } from '#social/people/audience.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import {
  createInvite,
  invitedBy,
  keepInvite,
  listInvites,
  readInvite,
  revokeInvite,
  showJoin,
} from './contract.ts';
import { keepInviteCookie } from './join.server.ts';
import { mostInvites, resultsForReward } from './limits.ts';
import { findByCode, listInviteRows, listJoins, stillWorks, type InviteRow } from './queries.server.ts';
import { missingFor, rewardJoin } from './reward.server.ts';
import { inviteJoins, invites, unrewardedReasons } from './table.server.ts';

const done = { success: true } as const;
const day = 24 * 3600_000;
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;

const newCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
const pathOf = (code: string) => href('/frenlyai-v2/invite/:inviteCode', { inviteCode: code });

export const inviteEndpoints = [
  implement(listInvites, async ({ query: { before } }, context) => {
    const reader = context.caller.user.id;
    const { rows, next } = await listInviteRows(context.db, reader, before);
    const joins = await listJoins(
      context.db,
      rows.map(({ id }) => id),
      reader,
    );
    const creationViews = await creationsOf(
      context,
      reader,
      rows.flatMap(({ creations }) => creations),
    );
    return {
      items: rows.map((row) => ({
        ...row,
        path: pathOf(row.code),
        creations: row.creations.flatMap((id) => creationViews.get(id) ?? []),
        state: stateOf(row),
        joins: joins
          .filter(({ join }) => join.inviteId === row.id)
          .map(({ join, person, isNamed }) => ({
            ...join,
            person: isNamed ? person : null,
            rewardWords: rewardWords(join),
          })),
      })),
      next,
    };
  }),

  implement(createInvite, async ({ body: { days, ...fields } }, context) => {
    const { user } = context.caller;
    if (!user.handle)
      throw new AppError('conflict:no_handle', {
        message: 'Choose a handle first. Invites show who they’re from.',
      });
    const creationViews = await creationsOf(context, user.id, fields.creations);
    if (fields.creations.some((id) => creationViews.get(id)?.ownerId !== user.id)) {
      const message = 'Choose creations of your own that are in the gallery.';
      throw new AppError('invalid:creations', { message, issues: [{ path: 'creations', message }] });
    }
    const row = await context.bus.transact(async (tx) => {
      await holdOwner(tx, user.id);
      if ((await tx.$count(invites, and(eq(invites.ownerId, user.id), stillWorks))) >= mostInvites)
        throw new AppError('conflict:invites', {
          message: `You can have up to ${mostInvites} open invites. Revoke one first.`,
        });
      const [made] = await tx
        .insert(invites)
        .values({
          ...fields,
          ownerId: user.id,
          code: newCode(),
          expiresAt: new Date(Date.now() + days * day),
        })
        .returning({ id: invites.id, code: invites.code });
      return made!;
    });
    return { ...row, path: pathOf(row.code) };
  }),

  implement(revokeInvite, async ({ params: { id } }, { db, caller }) => {
    const changed = await db
      .update(invites)
      .set({ revokedAt: new Date() })
      .where(and(eq(invites.id, id), eq(invites.ownerId, caller.user.id)))
      .returning({ id: invites.id });
    if (changed.length === 0) throw new AppError('not_found:invite', { message: 'Invite not found.' });
    return done;
  }),

  implement(readInvite, async ({ params: { code } }, context) => {
    context.responseHeaders.set('cache-control', 'no-store');
    const reader = readerOf(context);
    const { invite, by } = await mustFind(context, code, reader);
    const creationViews = await creationsOf(context, reader, invite.creations);
    return {
      code: invite.code,
      by: { ...by, picture: invite.showsPicture ? by.picture : null },
      greeting: invite.greeting,
      creations: invite.creations.flatMap((id) => creationViews.get(id) ?? []),
      expiresAt: invite.expiresAt,
      left: invite.most - invite.uses,
      mine: reader === invite.ownerId,
      isMember: reader !== undefined,
      joined: reader ? await joinedBy(context, invite.id, reader) : null,
    };
  }),

  implement(keepInvite, async ({ params: { code }, body: { showsName } }, context) => {
    const reader = readerOf(context);
    const { invite } = await mustFind(context, code, reader);
    if (reader)
      throw new AppError('conflict:member', {
        message: 'You already have an account. Invites are for new members.',
      });
    keepInviteCookie(context, invite.code, showsName);
    return done;
  }),

  implement(invitedBy, async (_, context) => {
    const memberId = context.caller.user.id;
    // Looks back: what was missed while no process listened is rewarded now.
    await rewardJoin(context, memberId);
    const [row] = await context.db
      .select({ join: inviteJoins, by: personColumns, suspendedAt: users.suspendedAt })
      .from(inviteJoins)
      .innerJoin(invites, eq(invites.id, inviteJoins.inviteId))
      .innerJoin(users, eq(users.id, invites.ownerId))
      .where(eq(inviteJoins.memberId, memberId));
    return {
      invite: row
        ? {
            by: row.suspendedAt ? null : row.by,
            showsName: row.join.showsName,
            joinedAt: row.join.joinedAt,
            rewardWords: rewardWords(row.join),
          }
        : null,
    };
  }),

  implement(showJoin, async ({ body: { showsName } }, { db, caller }) => {
    const changed = await db
      .update(inviteJoins)
      .set({ showsName })
      .where(eq(inviteJoins.memberId, caller.user.id))
      .returning({ id: inviteJoins.id });
    if (changed.length === 0)
      throw new AppError('not_found:invite', { message: 'You didn’t join with an invite.' });
    return done;
  }),
];

async function joinedBy(context: Context, inviteId: string, memberId: string) {
  const [join] = await context.db
    .select()
    .from(inviteJoins)
    .where(and(eq(inviteJoins.inviteId, inviteId), eq(inviteJoins.memberId, memberId)));
  if (!join) return null;
  const isWaiting = !join.rewardedAt && !join.unrewarded;
  return {
    joinedAt: join.joinedAt,
    rewardWords: rewardWords(join),
    missing: isWaiting ? await missingFor(context, memberId) : [],
  };
}

const whyNot: Record<(typeof unrewardedReasons)[number], string> = {
  'same-browser': 'No reward: the account was created in the inviter’s browser.',
  'same-person': 'No reward: both accounts use the same mailbox.',
  'too-many': 'No reward: the limit for 30 days was reached.',
};

const rewardWords = ({ rewardedAt, unrewarded }: typeof inviteJoins.$inferSelect) =>
  rewardedAt
    ? 'Rewarded'
    : unrewarded
      ? whyNot[unrewarded]
      : `Waiting for a confirmed address and ${resultsForReward} results`;

function stateOf({ revokedAt, expiresAt, uses, most }: InviteRow) {
  if (revokedAt) return 'revoked' as const;
  if (uses >= most) return 'used-up' as const;
  return expiresAt < new Date() ? ('expired' as const) : ('open' as const);
}

async function mustFind({ db }: Context, code: string, reader: Reader) {
  const inviteRow = await findByCode(db, code, reader);
  const [welcome] =
    inviteRow && reader
      ? await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, reader), isWelcomeAt(reader, sql`${inviteRow.invite.ownerId}::uuid`)))
      : [true];
  if (!inviteRow || !welcome)
    throw new AppError('not_found:invite', {
      message: 'This invite was revoked, has expired or was used up. Ask for a new one.',
    });
  return inviteRow;
}

async function creationsOf(context: Context, reader: Reader, ids: readonly string[]) {
  return context.things.read(context, 'creation', [...new Set(ids)], reader);
}
