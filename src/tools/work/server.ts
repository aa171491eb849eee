import { AppError } from '#kit/errors.ts';
import { briefly } from '#kit/db/briefly.server.ts';
import { isUniqueViolation, type Queryable } from '#kit/db/database.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { longestTitle } from '../define/title.ts';
import { findOwnRun } from '../run/run-queries.server.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';
import { noSuchRun } from '../run/who.server.ts';
import { workAccess, type Access } from './access.server.ts';
import { collaboratorEndpoints } from './collaborators.server.ts';
import { isSharedWithOthers } from './collaborator-queries.server.ts';
import { copyWork, createWork, exportWork, getWork, listWorks, renameWork, saveWork } from './contract.ts';
import { tellOfWork } from './news.server.ts';
import { presentWork, presentWorkSummary } from './present.server.ts';
import { proposalEndpoints } from './propose/server.ts';
import { heldWork, mustBeNewest, putContent } from './save-work.server.ts';
import { workTrashEndpoints } from './trash.server.ts';
import { keepVersion } from './version-queries.server.ts';
import { versionEndpoints } from './versions.server.ts';
import {
  countOwnWorks,
  findWorkOfRun,
  insertWork,
  listWorksFor,
  mostWorks,
  writeTitle,
  type WorkRow,
} from './work-queries.server.ts';
import { writeWork } from './write-work.server.ts';

export const workEndpoints = [
  implement(createWork, async ({ body: { kind, title, content, run: runId } }, context) => {
    const accepted = context.works.accept(kind, content);
    const ownerId = await context.principal();
    const run = runId && (await findOwnRun(context.db, { id: runId, ownerId }));
    if (runId && !run) throw noSuchRun();
    const begun = run ? { runId: run.id, tool: run.tool } : {};
    return present(context, await addWork(context, { ownerId, kind, title, ...accepted, ...begun }));
  }),

  implement(listWorks, async ({ query }, context) => {
    const who = await knownOwner(context);
    if (!who) return { items: [], next: null };
    const find = (db: Queryable) => listWorksFor(db, { who, ...query });
    const { rows, next } = await (query.q ? briefly(context, find) : find(context.db));
    return { items: rows.map(({ row, role }) => presentWorkSummary(context.works, row, role)), next };
  }),

  implement(getWork, async ({ params: { id } }, context) =>
    presentFor(context, await workAccess(context, id, 'reader')),
  ),

  implement(saveWork, async ({ params: { id }, body: { content, ...edited } }, context) => {
    const { who } = await workAccess(context, id, 'editor');
    const { bus, works } = context;
    return bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id);
      mustBeNewest(works, row, edited);
      return putContent(tx, works, row, { content, by: who });
    });
  }),

  implement(renameWork, async ({ params: { id }, body: { title } }, context) => {
    const access = await workAccess(context, id, 'editor');
    const { bus, works } = context;
    const work = await bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id);
      const renamed = await writeTitle(tx, row, title, works.textOf(row) || row.excerpt);
      tellOfWork(tx, id);
      return renamed;
    });
    return presentFor(context, { ...access, work });
  }),

  implement(copyWork, async ({ params: { id } }, context) => {
    const { work, who } = await workAccess(context, id, 'reader');
    const { kind, content } = context.works.mustBeEditable(work);
    const title = `Copy of ${work.title}`.slice(0, longestTitle);
    const accepted = context.works.accept(kind.id, content);
    const { tool } = work;
    return present(
      context,
      await addWork(context, { ownerId: who, kind: kind.id, title, tool, ...accepted }),
    );
  }),

  implement(exportWork, async ({ params: { id }, query: { format } }, context) => {
    const { work } = await workAccess(context, id, 'reader');
    return writeWork(context.works, work, { format, origin: context.settings.publicUrl });
  }),

  ...versionEndpoints,
  ...workTrashEndpoints,
  ...collaboratorEndpoints,
  ...proposalEndpoints,
];

/** With its first version. A run has one work of a kind: two tabs that begin it at once get the same. */
async function addWork(context: Context, values: Parameters<typeof insertWork>[1]): Promise<WorkRow> {
  const { bus, db } = context;
  const { ownerId, kind, runId } = values;
  const existing = () => runId && findWorkOfRun(db, { runId, kind, ownerId });
  const known = await existing();
  if (known) return known;
  try {
    return await bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      if ((await countOwnWorks(tx, ownerId)) >= mostWorks)
        throw new AppError('conflict:works', {
          message: `${mostWorks.toLocaleString('en')} are the most. Delete some for good first.`,
        });
      const row = await insertWork(tx, values);
      await keepVersion(tx, row);
      return row;
    });
  } catch (error) {
    const faster = isUniqueViolation(error, 'work_run_idx') ? await existing() : undefined;
    if (!faster) throw error;
    return faster;
  }
}

/** A new one, which is its owner's alone. */
const present = ({ works }: Context, row: WorkRow) =>
  presentWork(works, row, { role: 'owner', isTogether: false });

export async function presentFor(context: Context, { work, role }: Omit<Access, 'who'>) {
  const isTogether = role !== 'owner' || (await isSharedWithOthers(context.db, work.id));
  return presentWork(context.works, work, { role, isTogether });
}
