/** The one door to works: whoever may not even read one hears that there is none. */
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';
import { broughtUpToDate } from './live/live-store.server.ts';
import { findWorkFor, type WorkRow } from './work-queries.server.ts';
import { isAtLeast, type WorkRole } from './work-role.ts';

export interface Access {
  work: WorkRow;
  role: WorkRole;
  /** The principal who asks. */
  who: string;
}

export async function workAccess(context: Context, id: string, wanted: WorkRole): Promise<Access> {
  const who = await knownOwner(context);
  const found = who === undefined ? undefined : await findWorkFor(context.db, { id, who });
  if (!found) throw noSuchWork();
  if (!isAtLeast(found.role, wanted)) throw notAllowed(found.role, wanted);
  return { work: await broughtUpToDate(context, found.row), role: found.role, who: who! };
}

export const noSuchWork = () =>
  new AppError('not_found:work', {
    message: 'This is not here. It was deleted, or belongs to someone else.',
  });

const notAllowed = (role: WorkRole, wanted: WorkRole) =>
  new AppError('forbidden:work', {
    message:
      wanted === 'owner'
        ? 'Only its owner can do that.'
        : role === 'commenter'
          ? 'You can read this and suggest changes, but not edit it. Ask its owner for more.'
          : 'You can read this, but not change it. Ask its owner for more.',
  });
