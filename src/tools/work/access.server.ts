/** The one door to works: whoever may not even read one hears that there is none. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { broughtUpToDate } from './live/live-store.server.ts';
import { findWorkFor, type WorkRow } from './work-queries.server.ts';
import { isAtLeast, type WorkRole } from './work-role.ts';

export interface Access {
  /** As whoever asks may read it. */
  work: WorkRow;
  role: WorkRole;
  /** Who asks: the author of what is written. For a business it is the person who acts for it. */
  who: string;
  /** The principal they ask as. */
  asOwner: string;
}

export async function workAccess(context: Context, id: string, wanted: WorkRole): Promise<Access> {
  const asOwner = await ownerIdIfKnown(context);
  const found = asOwner === undefined ? undefined : await findWorkFor(context.db, { id, who: asOwner });
  if (!found) throw noSuchWork();
  if (!isAtLeast(found.role, wanted)) throw notAllowed(found.role, wanted);
  const { caller } = context;
  const who = caller.kind === 'member' ? caller.user.id : asOwner!;
  const work = context.works.shownTo(await broughtUpToDate(context, found.row), found.role);
  return { work, role: found.role, who, asOwner: asOwner! };
}

export const noSuchWork = () =>
  new AppError('not_found:work', {
    message: 'Not found. It was deleted, or belongs to someone else.',
  });

const notAllowed = (role: WorkRole, wanted: WorkRole) =>
  new AppError('forbidden:work', {
    message:
      wanted === 'owner'
        ? 'Only its owner can do that.'
        : role === 'commenter'
          ? 'You can read this and suggest changes, but not edit it. Ask its owner for access.'
          : 'You can read this, but not change it. Ask its owner for access.',
  });
