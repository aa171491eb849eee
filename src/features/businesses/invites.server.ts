/** Invites: by e-mail, bound to that address, or by a link with a limit and an end. Used by ten at once they let in as many as they say. */
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { announceChange } from '#kit/auth/callers.server.ts';
import { isHeardBy, mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { businessInvites, businessMembers } from '#kit/businesses/table.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { hashOfSecret } from '#tools/share/shared-run.server.ts';
import { note } from './audit.server.ts';
import {
  acceptBusinessInvite,
  answerBusinessInvite,
  inviteColleague,
  peekBusinessInvite,
  readBusinessInvite,
  revokeBusinessInvite,
} from './contract.ts';
import { mustWriteFew, writeInvite } from './invite-emails.server.ts';
import { addressedTo } from './fields.ts';
import { mostInvites, mostMembers } from './limits.ts';
import { mustStillBe } from './people.server.ts';
import {
  countMembers,
  findInvites,
  holdBusiness,
  isMember,
  leftAt,
  stillWorks,
  type InviteRow,
} from './queries.server.ts';

const secretBytes = 16;
const day = 24 * 3600_000;
const pathOf = (secret: string) => `/business/my-businesses?invite=${secret}`;

export const inviteEndpoints: Implementation[] = [
  implement(inviteColleague, async ({ body: { email, role, most, days } }, context) => {
    const { id } = context.caller.business!;
    const secret = randomBytes(secretBytes).toString('base64url');
    const expiresAt = new Date(Date.now() + days * day);
    const row = await context.bus.transact(async (tx) => {
      const business = await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'admin');
      const open = and(eq(businessInvites.businessId, id), stillWorks);
      if ((await tx.$count(businessInvites, open)) >= mostInvites)
        throw new AppError('conflict:invites', {
          message: `A business has at most ${mostInvites} open invites. Revoke one first.`,
        });
      if (email) await mustWriteFew(tx, context, email);
      // A second email replaces the first.
      if (email)
        await tx
          .update(businessInvites)
          .set({ revokedAt: new Date() })
          .where(and(open, eq(businessInvites.email, email)));
      const [made] = await tx
        .insert(businessInvites)
        .values({
          businessId: id,
          secretHash: hashOfSecret(secret),
          email: email ?? null,
          role,
          most: email ? 1 : most,
          expiresAt,
          createdBy: context.caller.user.id,
        })
        .returning();
      await note(tx, context, id, 'business.invite', { email, role });
      const url = context.settings.publicUrl + pathOf(secret) + (email ? addressedTo(email) : '');
      if (email) await writeInvite(tx, context, { email, business: business.name, role, url, expiresAt });
      return made!;
    });
    return { ...row, path: pathOf(secret) };
  }),

  implement(revokeBusinessInvite, async ({ params: { id: inviteId } }, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      const [row] = await tx
        .update(businessInvites)
        .set({ revokedAt: new Date() })
        .where(and(eq(businessInvites.id, inviteId), eq(businessInvites.businessId, id)))
        .returning();
      if (!row) throw inviteNotFound();
      await note(tx, context, id, 'business.revoke-invite', { email: row.email });
    });
    return { success: true } as const;
  }),

  implement(readBusinessInvite, async ({ params: { secret } }, context) => {
    const { db, caller, responseHeaders } = context;
    responseHeaders.set('cache-control', 'no-store');
    const [found] = await findInvites(db, eq(businessInvites.secretHash, hashOfSecret(secret)));
    if (!found) throw inviteNotFound();
    const { invite } = found;
    const isIn = (await db.$count(businessMembers, isMember(invite.businessId, caller.user.id))) > 0;
    // Whoever is in finds in by an invite that lets nobody else in any more.
    if (!isIn && !works(invite)) throw inviteNotFound();
    return {
      ...invite,
      business: found.business,
      by: found.by,
      businessId: isIn ? invite.businessId : null,
      boundTo: invite.email && masked(invite.email),
      isYours: invite.email === null || isOwnAddress(context, invite.email),
      needsConfirming: !caller.user.emailVerified && isWrittenTo(context, invite.email),
    };
  }),

  implement(peekBusinessInvite, async ({ params: { secret } }, { db, responseHeaders }) => {
    responseHeaders.set('cache-control', 'no-store');
    const [found] = await findInvites(db, eq(businessInvites.secretHash, hashOfSecret(secret)));
    if (!found || !works(found.invite)) throw inviteNotFound();
    const { email, role } = found.invite;
    return { business: found.business, by: found.by, role, boundTo: email && masked(email) };
  }),

  implement(acceptBusinessInvite, async ({ params: { secret } }, context) => {
    const [found] = await findInvites(context.db, eq(businessInvites.secretHash, hashOfSecret(secret)));
    if (!found) throw inviteNotFound();
    return { id: await join(context, found.invite) };
  }),

  implement(answerBusinessInvite, async ({ params: { id }, body: { accept } }, context) => {
    const [found] = await findInvites(context.db, eq(businessInvites.id, id));
    // To anyone else it does not exist: its id is no secret.
    if (!found?.invite.email || !isOwnAddress(context, found.invite.email)) throw inviteNotFound();
    if (accept) return { id: await join(context, found.invite) };
    await context.bus.transact(async (tx) => {
      const [declined] = await tx
        .update(businessInvites)
        .set({ revokedAt: new Date() })
        .where(and(eq(businessInvites.id, id), stillWorks))
        .returning({ id: businessInvites.id });
      if (!declined) throw inviteNotFound();
      await note(tx, context, found.invite.businessId, 'business.decline');
    });
    return { id: null };
  }),
];

/** Those that were sent to the address of the caller, once they have shown that it is theirs. */
export async function ownInvitations(context: MemberContext) {
  const { id, email, emailVerified } = context.caller.user;
  if (!emailVerified) return [];
  const toThem = eq(businessInvites.email, email.toLowerCase());
  const rows = await findInvites(
    context.db,
    and(toThem, stillWorks, isHeardBy(id, businessInvites.createdBy)),
  );
  return rows.map(({ invite, business, by }) => ({ ...invite, business, by }));
}

async function join(context: MemberContext, invite: InviteRow): Promise<string> {
  const { user } = context.caller;
  const { businessId } = invite;
  if (invite.email !== null) mustBeAddress(context, invite.email);
  await context.bus.transact(async (tx) => {
    // Held before anything is counted: whoever comes at the same moment waits here.
    await holdBusiness(tx, businessId);
    if ((await tx.$count(businessMembers, isMember(businessId, user.id))) > 0) return;
    if ((await countMembers(tx, businessId)) >= mostMembers)
      throw new AppError('conflict:members', { message: `A business has at most ${mostMembers} people.` });
    mustBeSince(invite, await leftAt(tx, businessId, user.id));
    const [used] = await tx
      .update(businessInvites)
      .set({ uses: sql`${businessInvites.uses} + 1` })
      .where(and(eq(businessInvites.id, invite.id), stillWorks))
      .returning({ role: businessInvites.role });
    if (!used) throw inviteNotFound();
    if (invite.createdBy) await mustBeWelcome(tx, { from: user.id, to: invite.createdBy });
    await tx.insert(businessMembers).values({ businessId, memberId: user.id, role: used.role });
    await note(tx, context, businessId, 'business.join', { role: used.role });
    announceChange(tx, user.id);
  });
  return businessId;
}

/** Whoever went, or was sent away, does not come back by a link they still have, to another role or without their limit. */
function mustBeSince({ createdAt }: InviteRow, left: Date | undefined) {
  if (left && createdAt <= left)
    throw new AppError('forbidden:invite', {
      message: 'This invite is from before you left the business. Ask for a new one.',
    });
}

const isWrittenTo = ({ caller: { user } }: MemberContext, email: string | null) =>
  user.email.toLowerCase() === email;

const isOwnAddress = (context: MemberContext, email: string) =>
  context.caller.user.emailVerified && isWrittenTo(context, email);

function mustBeAddress(context: MemberContext, email: string) {
  if (isOwnAddress(context, email)) return;
  if (isWrittenTo(context, email))
    throw new AppError('forbidden:address', {
      message: 'Confirm your e-mail address first. This invite is for that address only.',
    });
  throw new AppError('forbidden:address', {
    message: `This invite is for ${masked(email)}, but you’re signed in with another address. Sign in with that one, or ask for a new invite.`,
  });
}

/** Enough to know one's own by. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

const works = ({ revokedAt, expiresAt, uses, most }: InviteRow) =>
  revokedAt === null && expiresAt > new Date() && uses < most;

const inviteNotFound = () =>
  new AppError('not_found:invite', {
    message: 'This invite was revoked, has expired or was used up. Ask for a new one.',
  });
