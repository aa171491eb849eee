/** Invited, given another role, removed: whoever loses a right loses it at once, wherever they have the work open. */
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import type { WhenBlocked } from '#social/boundaries/server.ts';
import { AppError } from '#kit/errors.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { workAccess } from './access.server.ts';
import {
  changeRole,
  countCollaborators,
  findMember,
  findPerson,
  listCollaborators,
  mostCollaborators,
  putCollaborator,
  removeCollaborator,
  removeFromWorksOf,
} from './collaborator-queries.server.ts';
import {
  changeWorkRole,
  inviteToWork,
  listWorkCollaborators,
  removeFromWork,
} from './collaborators-contract.ts';
import { workRightsChanged } from './news.server.ts';
import { workAddress } from './work-address.ts';
import { roleWords } from './work-role.ts';

export const collaboratorEndpoints = [
  implement(listWorkCollaborators, async ({ params: { id } }, context) => {
    const { work, who } = await workAccess(context, id, 'reader');
    const owner = await findPerson(context.db, work.ownerId);
    const others = await listCollaborators(context.db, id);
    return { items: [...(owner ? [{ ...owner, role: 'owner' as const }] : []), ...others], me: who };
  }),

  implement(inviteToWork, async ({ params: { id }, body: { who: wanted, role } }, context) => {
    const { work } = await workAccess(context, id, 'owner');
    const member = await findMember(context.db, wanted);
    if (!member)
      throw new AppError('not_found:member', {
        message: 'No member has that handle. They need an account first.',
      });
    if (member.id === work.ownerId)
      throw new AppError('invalid:member', { message: 'You already own this.' });
    await mustBeWelcome(context.db, { from: context.caller.user.id, to: member.id });
    await context.bus.transact(async (tx) => {
      await holdOwner(tx, work.ownerId);
      if ((await countCollaborators(tx, id)) >= mostCollaborators)
        throw new AppError('conflict:collaborators', {
          message: `At most ${mostCollaborators} people can work on this.`,
        });
      await putCollaborator(tx, { workId: id, memberId: member.id, role });
      workRightsChanged(tx, id);
      await notify(tx, context, {
        ownerId: member.id,
        from: context.caller.user.id,
        kind: 'work.shared',
        gathered: true,
        data: {
          title: `${context.caller.user.name} shared a work with you`,
          text: `“${work.title}”. ${roleWords[role]}.`,
          path: workAddress(context.works.kindOf(work.kind)?.page, id) ?? '/',
        },
      });
    });
    return { ...(await findPerson(context.db, member.id))!, role };
  }),

  implement(changeWorkRole, async ({ params: { id, member }, body: { role } }, context) => {
    await workAccess(context, id, 'owner');
    await context.bus.transact(async (tx) => {
      if (!(await changeRole(tx, { workId: id, memberId: member, role }))) throw noSuchCollaborator();
      workRightsChanged(tx, id);
    });
    return { success: true } as const;
  }),

  implement(removeFromWork, async ({ params: { id, member } }, context) => {
    const isLeaving = member === context.caller.user.id;
    await workAccess(context, id, isLeaving ? 'reader' : 'owner');
    await context.bus.transact(async (tx) => {
      if (!(await removeCollaborator(tx, { workId: id, memberId: member }))) throw noSuchCollaborator();
      workRightsChanged(tx, id);
    });
    return { success: true } as const;
  }),
];

/** Whoever is blocked works no longer on what is the blocker's. */
export const endWorkRoles: WhenBlocked = async (tx, { ownerId, otherId }) => {
  for (const id of await removeFromWorksOf(tx, { ownerId, memberId: otherId })) workRightsChanged(tx, id);
};

const noSuchCollaborator = () =>
  new AppError('not_found:collaborator', { message: 'They have no access to this.' });
