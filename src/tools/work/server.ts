import { briefly } from '#kit/db/briefly.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { longestTitle } from '../define/title.ts';
import { findOwnRun } from '../run/run-queries.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { noSuchRun } from '../run/who.server.ts';
import { workAccess, type Access } from './access.server.ts';
import { addWork } from './add-work.server.ts';
import { collaboratorEndpoints } from './collaborators.server.ts';
import { isSharedWithOthers } from './collaborator-queries.server.ts';
import { copyWork, createWork, exportWork, getWork, listWorks, renameWork, saveWork } from './contract.ts';
import { publishWorkChanged } from './news.server.ts';
import { presentWork, presentWorkSummary } from './present.server.ts';
import { proposalEndpoints } from './propose/server.ts';
import { heldWork, mustBeNewest, putContent } from './save-work.server.ts';
import { workTrashEndpoints } from './trash.server.ts';
import { versionEndpoints } from './versions.server.ts';
import { listWorksFor, writeTitle, type WorkRow } from './work-queries.server.ts';
import { writeWork } from './write-work.server.ts';

export const workEndpoints = [
  implement(createWork, async ({ body: { kind, title, content, run: runId, part } }, context) => {
    const accepted = context.works.accept(kind, content);
    const ownerId = await context.principal();
    const run = runId && (await findOwnRun(context.db, { id: runId, ownerId }));
    if (runId && !run) throw noSuchRun();
    const begun = run ? { runId: run.id, tool: run.tool, part } : {};
    return present(context, await addWork(context, { ownerId, kind, title, ...accepted, ...begun }));
  }),

  implement(listWorks, async ({ query }, context) => {
    const who = await ownerIdIfKnown(context);
    if (!who) return { items: [], next: null };
    const find = (db: Queryable) => listWorksFor(db, { who, ...query, without: context.works.privateKinds });
    const { rows, next } = await (query.q ? briefly(context, find) : find(context.db));
    return { items: rows.map(({ row, role }) => presentWorkSummary(context.works, row, role)), next };
  }),

  implement(getWork, async ({ params: { id } }, context) =>
    presentFor(context, await workAccess(context, id, 'reader')),
  ),

  implement(saveWork, async ({ params: { id }, body: { content, ...edited } }, context) => {
    const { who, work } = await workAccess(context, id, 'editor');
    const { bus, works } = context;
    mustBeNewest(works, work, edited);
    // A long one takes its time: before the lock, so that nobody else waits for it.
    const accepted = works.accept(work.kind, content);
    return bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id, work);
      mustBeNewest(works, row, edited);
      return putContent(tx, works, row, { content, by: who, isTheirs: true, accepted });
    });
  }),

  implement(renameWork, async ({ params: { id }, body: { title } }, context) => {
    const access = await workAccess(context, id, 'editor');
    const { bus, works } = context;
    const work = await bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id);
      const renamed = await writeTitle(tx, row, title, works.textOf(row) || row.excerpt);
      publishWorkChanged(tx, id);
      return renamed;
    });
    return presentFor(context, { ...access, work });
  }),

  implement(copyWork, async ({ params: { id } }, context) => {
    const { work, asOwner } = await workAccess(context, id, 'reader');
    const { kind, content } = context.works.mustBeEditable(work);
    const title = `Copy of ${work.title}`.slice(0, longestTitle);
    const accepted = context.works.accept(kind.id, content);
    const { tool } = work;
    return present(
      context,
      await addWork(context, { ownerId: asOwner, kind: kind.id, title, tool, ...accepted }),
    );
  }),

  implement(exportWork, async ({ params: { id }, query: { format } }, context) => {
    const { work, who } = await workAccess(context, id, 'reader');
    return writeWork(context, work, { format, who });
  }),

  ...versionEndpoints,
  ...workTrashEndpoints,
  ...collaboratorEndpoints,
  ...proposalEndpoints,
];

/** A new one, which is its owner's alone. */
const present = ({ works }: Context, row: WorkRow) =>
  presentWork(works, row, { role: 'owner', isTogether: false });

export async function presentFor(context: Context, { work, role }: Pick<Access, 'work' | 'role'>) {
  const { caller } = context;
  // What a business has is edited by whoever is in it.
  const isOurs = caller.kind === 'member' && caller.business !== undefined;
  const isTogether = isOurs || role !== 'owner' || (await isSharedWithOthers(context.db, work.id));
  return presentWork(context.works, work, { role, isTogether });
}
