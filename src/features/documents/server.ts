import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { addDocumentOf, announce } from './add.server.ts';
import {
  addDemoDocument,
  addDocument,
  changeDocument,
  deleteDocument,
  findInDocument,
  getDocument,
  getDocumentPages,
  listDocuments,
  listDocumentTables,
  mostPagesAtOnce,
  readAgain,
  restoreDocument,
  unlockDocument,
} from './contract.ts';
import { demoFile } from './demo/demo-file.server.ts';
import { findInside } from './find-inside.ts';
import { presentDocument } from './present.server.ts';
import {
  findById,
  listOwn,
  markDeleted,
  pagesBetween,
  plainPages,
  updateDocument,
} from './queries.server.ts';
import { readDocumentJob } from './read-job.server.ts';
import { tablesIn } from './tables-in.ts';
import { documentTrash } from './trash.server.ts';
import { unlock } from './unlock.server.ts';
import { noSuchDocument, ownDocument } from './who.server.ts';

export const documentEndpoints = [
  implement(listDocuments, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { items: ownerId ? (await listOwn(context.db, ownerId)).map(presentDocument) : [] };
  }),

  implement(addDocument, async ({ body: { file, name, folder } }, context) => {
    const ownerId = await context.principal();
    return presentDocument(await addDocumentOf(context, { ownerId, fileId: file, name, folder }));
  }),

  implement(addDemoDocument, async (_, context) => {
    const ownerId = await context.principal();
    const { id } = await context.files.storeWithinQuota(await demoFile(ownerId));
    return presentDocument(await addDocumentOf(context, { ownerId, fileId: id, isDemo: true }));
  }),

  implement(getDocument, async ({ params: { id } }, context) =>
    presentDocument(await ownDocument(context, id)),
  ),

  implement(getDocumentPages, async ({ params: { id }, query: { from, to } }, context) => {
    const row = await ownDocument(context, id);
    return { pages: await pagesBetween(context.db, row.id, from, Math.min(to, from + mostPagesAtOnce - 1)) };
  }),

  implement(findInDocument, async ({ params: { id }, query: { q } }, context) => {
    const row = await ownDocument(context, id);
    return findInside(plainPages(context.db, row.id), q);
  }),

  implement(listDocumentTables, async ({ params: { id } }, context) => {
    const row = await ownDocument(context, id);
    return { items: await tablesIn(plainPages(context.db, row.id)) };
  }),

  implement(changeDocument, async ({ params: { id }, body }, context) => {
    const row = await ownDocument(context, id);
    const { name = row.name, folder = row.folder } = body;
    const changed = await context.bus.transact(async (tx) => {
      const now = await updateDocument(tx, id, { name, folder });
      if (now) announce(tx, now);
      return now;
    });
    if (!changed) throw noSuchDocument();
    return presentDocument(changed);
  }),

  implement(unlockDocument, async ({ params: { id }, body: { password } }, context) => {
    const row = await ownDocument(context, id);
    if (presentDocument(row).state !== 'locked')
      throw new AppError('conflict:document', { message: 'This document doesn’t need a password.' });
    return presentDocument(await unlock(context, row, password));
  }),

  implement(readAgain, async ({ params: { id } }, context) => {
    const row = await ownDocument(context, id);
    if (row.state !== 'failed' && !(row.state === 'ready' && row.unreadPages > 0))
      return presentDocument(row);
    // Pictures that could not be recognised are all looked at again.
    const afresh = row.unreadPages > 0 ? { pagesRead: 0, unreadPages: 0 } : {};
    const waiting = await context.bus.transact(async (tx) => {
      const changed = await updateDocument(tx, id, { state: 'waiting', failure: null, ...afresh });
      await context.jobs.enqueue(tx, readDocumentJob, { document: id }, { ownerId: row.ownerId });
      if (changed) announce(tx, changed);
      return changed;
    });
    return presentDocument(waiting ?? row);
  }),

  implement(deleteDocument, async ({ params: { id } }, context) => {
    const row = await ownDocument(context, id);
    await context.bus.transact(async (tx) => {
      if (!(await markDeleted(tx, id))) throw noSuchDocument(); // by another tab, just now
      await context.trash.put(tx, {
        ownerId: row.ownerId,
        kind: documentTrash.kind,
        subjectId: id,
        label: row.name,
      });
      announce(tx, row);
    });
    return { success: true } as const;
  }),

  implement(restoreDocument, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    if (!(await context.trash.bringBack(context, ownerId, { kind: documentTrash.kind, subjectId: id })))
      throw noSuchDocument();
    const row = await findById(context.db, id);
    if (row) await context.bus.transact((tx) => announce(tx, row));
    return { success: true } as const;
  }),
];
