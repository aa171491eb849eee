/** Allies in threads: `@name` calls one's own, one of a business that the caller is in, or one that another member shares. */
import type { Mentionable } from '#tools/define/mentionable.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { findCalled, listCallable } from './queries.server.ts';
import { allyTalkId } from './talk/tool-id.ts';

/** They answer already. */
export const pandaNames: ReadonlySet<string> = new Set(['panda', 'everyone', 'here', 'all']);

/** A person's own key was not made for what belongs to others. */
const askedBy = ({ caller: { user, key } }: MemberContext) => ({
  caller: user.id,
  withBusinesses: key === undefined,
});

export const calledAllies: Mentionable = {
  async find(context, handle, message, { members }) {
    const found = await findCalled(context.db, { handle, members, ...askedBy(context) });
    if (!found) return undefined;
    const { id, ownerId } = found.row;
    const run = { tool: allyTalkId, input: { ally: id, message, aloud: true } };
    return found.isOfBusiness ? { ...run, businessId: ownerId } : run;
  },
  async list(context, { members }) {
    const rows = await listCallable(context.db, { members, ...askedBy(context) });
    return rows.map(({ row: { handle, name, purpose }, by, isOfBusiness }) => ({
      name: handle,
      title: isOfBusiness ? `${name} (${by.name})` : name,
      description: purpose,
    }));
  },
};
