/**
 * Acting for a business: a request says for which, and with every request it is asked anew whether its person is in it and what
 * they may do there. What the endpoint's contract does not open to a business cannot be called for one.
 */
import { and, eq } from 'drizzle-orm';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { actingHeader, actingParameter } from './acting.ts';
import { isAtLeast, neededWords, type BusinessRole } from './roles.ts';
import { businessMembers } from './table.server.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function findRole(
  db: Queryable,
  { businessId, personId }: { businessId: string; personId: string },
): Promise<BusinessRole | undefined> {
  if (!uuid.test(businessId)) return undefined;
  const [row] = await db
    .select({ role: businessMembers.role })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.memberId, personId)));
  return row?.role;
}

interface ActingOptions {
  /** The business in the endpoint's path. */
  named?: string | undefined;
  /** A page is drawn for whoever looks at it; what its address or headers say of a business is no matter of its calls. */
  isDrawing?: boolean;
}

/** Called for every endpoint once it is known who calls. */
export async function actForBusiness(
  endpoint: AnyEndpoint,
  context: Context,
  { named, isDrawing = false }: ActingOptions,
) {
  const { caller, db } = context;
  const isNamed = endpoint.path.includes('/:businessId');
  const key = caller.kind === 'member' ? caller.key : undefined;
  const requested = isDrawing ? undefined : wishedBy(endpoint, context);
  const wished = isNamed ? named : (key?.businessId ?? requested);
  if (wished === undefined && !isNamed) return;
  if (!endpoint.business) throw notAsBusiness();
  if (caller.kind !== 'member') throw new AppError('unauthorized');
  const businessId = wished ?? '';
  if (isNamed && !uuid.test(businessId))
    throw new AppError('invalid:id', { message: 'Invalid business id.' });
  if (key?.businessId) {
    // A key is the business itself, as far as its scopes reach.
    if (key.businessId !== businessId) throw noBusiness(isNamed);
    context.caller = { ...caller, business: { id: businessId, role: 'member' } };
    return;
  }
  // A person's own key was not made for what belongs to others.
  const role = key ? undefined : await findRole(db, { businessId, personId: caller.user.id });
  if (!role) throw noBusiness(isNamed);
  if (!isAtLeast(role, endpoint.business))
    throw new AppError('forbidden:role', {
      message: `Only available to ${neededWords[endpoint.business]}. Ask one of them.`,
    });
  context.caller = { ...caller, business: { id: businessId, role } };
}

function wishedBy({ method }: AnyEndpoint, { headers, request }: Context): string | undefined {
  const requested = headers.get(actingHeader);
  if (requested !== null) return requested;
  if (method !== 'GET' || !request.url.includes(`${actingParameter}=`)) return undefined;
  return new URL(request.url).searchParams.get(actingParameter) ?? undefined;
}

/** Whose the caller's things are: the business's that they act for, else their own. */
export const ownerFor = ({ business, user }: MemberCaller) => business?.id ?? user.id;

const notAsBusiness = () =>
  new AppError('forbidden:acting', {
    message: 'You can’t do this as a business. Switch back to yourself first.',
  });

const noBusiness = (isNamed: boolean) =>
  isNamed
    ? new AppError('not_found:business', {
        message: 'Business not found, or you’re not a member.',
      })
    : new AppError('forbidden:business', {
        message: 'You’re not a member of this business. Switch back to yourself.',
      });
