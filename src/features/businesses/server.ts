import { eq } from 'drizzle-orm';
import { listAudit } from '#kit/audit/audit-log.server.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/db/database.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { publishBusinessChanged } from '#kit/businesses/events.server.ts';
import { activityWords } from './activity-words.ts';
import { note } from './audit.server.ts';
import {
  changeBusiness,
  createBusiness,
  getBusiness,
  listBusinessActivity,
  listBusinesses,
} from './contract.ts';
import { endEndpoints } from './end.server.ts';
import { inviteEndpoints, ownInvitations } from './invites.server.ts';
import { keyEndpoints } from './keys.server.ts';
import { linkEndpoints } from './links.server.ts';
import { mostOwned } from './limits.ts';
import { numberEndpoints } from './numbers.server.ts';
import { describeOwner } from './offer.server.ts';
import { ownerEndpoints } from './owner.server.ts';
import { adminBusinessEndpoints } from './admin.server.ts';
import { peopleEndpoints } from './people.server.ts';
import { pictureEndpoints } from './picture.server.ts';
import { countOwned, findBusiness, holdBusiness, isHandleTaken, listOf } from './queries.server.ts';

const activityPage = 50;
const profileFields = ['name', 'handle', 'about', 'address', 'publishers'] as const;

export const businessEndpoints: Implementation[] = [
  implement(listBusinesses, async (_, context) => {
    const rows = await listOf(context.db, context.caller.user.id);
    return {
      items: rows.map(({ business, role, members }) => ({ ...business, role, members })),
      invitations: await ownInvitations(context),
    };
  }),

  implement(createBusiness, async ({ body: { name, handle } }, context) => {
    const { bus, caller } = context;
    const id = newId();
    const ownerId = caller.user.id;
    await inHandleWords(() =>
      bus.transact(async (tx) => {
        await holdOwner(tx, ownerId);
        await mustOwnFew(await countOwned(tx, ownerId));
        if (context.reservedHandles.has(handle) || (await isHandleTaken(tx, handle))) throw handleTaken();
        await tx.insert(principals).values({ id, kind: 'business' });
        await tx.insert(businesses).values({ id, name, handle });
        await tx.insert(businessMembers).values({ businessId: id, memberId: ownerId, role: 'owner' });
        await note(tx, context, id, 'business.create', { name });
      }),
    );
    return { id };
  }),

  implement(getBusiness, async (_, { db, caller }) => {
    const { id, role } = caller.business!;
    const business = await findBusiness(db, id);
    return { ...business, role, ...(await describeOwner(db, business, caller.user.id)) };
  }),

  implement(changeBusiness, async ({ body }, context) => {
    const { id } = context.caller.business!;
    await inHandleWords(() =>
      context.bus.transact(async (tx) => {
        const before = await holdBusiness(tx, id);
        const fields = profileFields.filter(
          (field) => body[field] !== undefined && body[field] !== before[field],
        );
        if (fields.length === 0) return;
        if (
          body.handle !== undefined &&
          (context.reservedHandles.has(body.handle) || (await isHandleTaken(tx, body.handle, id)))
        )
          throw handleTaken();
        await tx.update(businesses).set(body).where(eq(businesses.id, id));
        await note(tx, context, id, 'business.change', { fields });
        publishBusinessChanged(tx, id);
      }),
    );
    return { success: true as const };
  }),

  implement(listBusinessActivity, async ({ query: { before } }, { db, caller }) => {
    const rows = await listAudit(db, {
      subjectId: caller.business!.id,
      ...(before ? { before } : {}),
      limit: activityPage + 1,
    });
    const shown = rows.slice(0, activityPage);
    return {
      items: shown.map(({ id, createdAt, actor, action, details }) => ({
        id,
        at: createdAt,
        who: actor?.name ?? null,
        what: activityWords(action, details as Record<string, unknown>),
      })),
      next: rows.length > activityPage ? shown.at(-1)!.id : null,
    };
  }),

  ...pictureEndpoints,
  ...peopleEndpoints,
  ...ownerEndpoints,
  ...linkEndpoints,
  ...adminBusinessEndpoints,
  ...inviteEndpoints,
  ...keyEndpoints,
  ...numberEndpoints,
  ...endEndpoints,
];

function mustOwnFew(owned: number) {
  if (owned >= mostOwned)
    throw new AppError('conflict:businesses', {
      message: `You already own ${mostOwned} businesses. Transfer or dissolve one first.`,
    });
}

const handleTaken = () => {
  const message = 'That handle is taken. Choose another.';
  return new AppError('conflict:handle', { message, issues: [{ path: 'handle', message }] });
};

/** Two at the same moment with the same handle: one of them hears that it is taken. */
async function inHandleWords(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    throw isUniqueViolation(error, 'business_handle_unique') ? handleTaken() : error;
  }
}
