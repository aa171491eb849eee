/** Share links as their owner sees them: made, listed, taken back. */
import { randomBytes } from 'node:crypto';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { holdThing } from '#social/reports/hold.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import type { Services } from '#kit/services.server.ts';
import {
  changeShare,
  listRunShares,
  listShares,
  listWorkShares,
  revokeAllShares,
  revokeShare,
  shareRun,
  shareWork,
} from './contract.ts';
import {
  countOwnShares,
  hasHiddenShare,
  insertShare,
  listOwnShares,
  listSharesById,
  mostShares,
  removeShares,
  updateShare,
  type SubjectRef,
} from './queries.server.ts';
import { shownBy } from './file-grant.server.ts';
import { hasHeldPicture } from './held-pictures.server.ts';
import { shareReportTarget } from './report-target.server.ts';
import { hashOfSecret } from './shared-run.server.ts';
import { sharedEndpoints } from './shared.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { ownRun } from '../run/who.server.ts';
import { sharePath } from './share-path.server.ts';
import type { Named, ShareRow } from './subject.server.ts';

const secretBytes = 16;
const day = 24 * 3600_000;

export const shareEndpoints = [
  implement(shareRun, async ({ params: { id }, body }, context) =>
    makeShare(context, { kind: 'run', id }, { ...body, version: null }),
  ),

  implement(listRunShares, async ({ params: { id } }, context) => {
    const run = await ownRun(context, id);
    return {
      items: await linksTo(context, { kind: 'run', id }),
      hasParts: context.runs.find(run.tool)?.tool.sharedOutput !== undefined,
      hasEarlier: run.parentId !== null,
    };
  }),

  implement(shareWork, async ({ params: { id }, body }, context) =>
    makeShare(context, { kind: 'work', id }, body),
  ),

  implement(listWorkShares, async ({ params: { id } }, context) => ({
    items: await linksTo(context, { kind: 'work', id }),
  })),

  implement(listShares, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { items: ownerId ? await present(context, await listOwnShares(context, { ownerId })) : [] };
  }),

  implement(changeShare, async ({ params: { id }, body: { name, expiresInDays } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(expiresInDays === undefined ? {} : { expiresAt: expiryOf(expiresInDays) }),
    };
    const row = ownerId && (await updateShare(context.db, { id, ownerId }, change));
    const [shown] = row ? await present(context, [row]) : [];
    if (!shown) throw new AppError('not_found:share');
    return shown;
  }),

  implement(revokeShare, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!ownerId || (await removeShares(context.db, { ownerId, id })) === 0)
      throw new AppError('not_found:share');
    return { success: true } as const;
  }),

  implement(revokeAllShares, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { revoked: ownerId ? await removeShares(context.db, { ownerId }) : 0 };
  }),

  ...sharedEndpoints,
];

type Wishes = Pick<ShareRow, 'version' | 'withInput'> &
  Partial<Pick<ShareRow, 'name' | 'parts' | 'withEarlier'>> & { expiresInDays?: number | undefined };

/** Whatever it leads to, links are made here. */
export async function makeShare(context: Context, subject: SubjectRef, { expiresInDays, ...wishes }: Wishes) {
  const { db, bus, subjects } = context;
  const known = subjects.of(subject.kind);
  const { ownerId } = await known.own(context, subject.id);
  await known.mayShare(context, subject.id, wishes);
  // Otherwise a new link would undo what an admin decided.
  if (await hasHiddenShare(db, subject))
    throw new AppError('forbidden:hidden', {
      message: 'An admin hid a link to this, so it can’t be shared. If that’s a mistake, contact support.',
    });
  const id = newId();
  const secret = randomBytes(secretBytes).toString('base64url');
  const share = await bus.transact(async (tx) => {
    await holdOwner(tx, ownerId);
    if ((await countOwnShares(tx, ownerId)) >= mostShares)
      throw new AppError('conflict:shares', {
        message: `You can have up to ${mostShares} links. Revoke some first.`,
      });
    return insertShare(tx, {
      ...wishes,
      id,
      ownerId,
      createdBy: makerOf(context, ownerId),
      subjectKind: subject.kind,
      subjectId: subject.id,
      secretHash: hashOfSecret(secret),
      sealedSecret: seal(context.secrets, sealedFor(id), secret),
      expiresAt: expiryOf(expiresInDays ?? null),
    });
  });
  // Nobody else knows the secret yet.
  const isHeld = await holdIfNeeded(context, share);
  const [shown] = await present(context, [isHeld ? { ...share, hiddenAt: new Date() } : share]);
  return { ...shown!, secret, path: sharePath(context, shown!, secret) };
}

/** Of a business whoever acted for it, so that it can be known when they are gone. */
const makerOf = ({ caller }: Context, ownerId: string) =>
  caller.kind === 'member' && caller.user.id !== ownerId ? caller.user.id : null;

/** Looks at the pictures that readers of a link would see. */
async function holdIfNeeded(context: Context, share: ShareRow): Promise<boolean> {
  const held = await hasHeldPicture(context, await shownBy(context, share));
  if (held) await context.bus.transact((tx) => holdThing(tx, context, shareReportTarget, share.id));
  return held;
}

const expiryOf = (days: number | null) => (days === null ? null : new Date(Date.now() + days * day));
/** Bound to the link, which may change its owner: a guest's links go with them into their account. */
const sealedFor = (id: string) => ({ purpose: 'share-links', of: id });

async function linksTo(context: Context, subject: SubjectRef) {
  const { ownerId } = await context.subjects.of(subject.kind).own(context, subject.id);
  return present(context, await listOwnShares(context, { ownerId, subject }));
}

/** Of links by their ids, those that lead somewhere now; for features that made them and show where they lead. */
export async function linksById(services: Services, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await listSharesById(services, ids);
  return (await present(services, rows)).filter(({ hidden }) => !hidden);
}

async function present(services: Services, rows: readonly ShareRow[]) {
  const named = new Map<string, Omit<Named, 'id'>>();
  for (const [kind, some] of Map.groupBy(rows, ({ subjectKind }) => subjectKind))
    for (const { id, ...names } of await services.subjects.of(kind).name(
      services,
      some.map(({ subjectId }) => subjectId),
    ))
      named.set(id, names);
  return rows.flatMap((share) => {
    const names = named.get(share.subjectId);
    if (!names) return [];
    const { id, subjectKind, subjectId, hiddenAt, sealedSecret } = share;
    const led = { ...names, subject: { kind: subjectKind, id: subjectId } };
    const secret = sealedSecret && unseal(services.secrets, sealedFor(id), sealedSecret);
    return [
      { ...share, ...led, hidden: hiddenAt !== null, path: secret ? sharePath(services, led, secret) : null },
    ];
  });
}
