/** Allies in threads: `@name` calls one's own, or one that another member shares. */
import type { Callee } from '#tools/define/callee.server.ts';
import { findCalled, listCallable } from './queries.server.ts';
import { allyTalkId } from './talk/tool-id.ts';

/** They answer already. */
export const pandaNames: ReadonlySet<string> = new Set(['panda', 'everyone', 'here', 'all']);

export const calledAllies: Callee = {
  async find({ db, caller }, handle, message, { members }) {
    const found = await findCalled(db, { handle, reader: caller.user.id, members });
    return found && { tool: allyTalkId, input: { ally: found.row.id, message, aloud: true } };
  },
  async list({ db, caller }, { members }) {
    const rows = await listCallable(db, { reader: caller.user.id, members });
    return rows.map(({ row: { handle, name, purpose } }) => ({
      name: handle,
      title: name,
      description: purpose,
    }));
  },
};
