/** Files and batches over HTTP. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { spendingNow } from '#kit/credits/spender.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { downloadHeaders } from '#kit/files/download-headers.ts';
import { removeFile } from '#kit/files/files.server.ts';
import { requireStorage } from '#kit/files/quota.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { invalid } from '../chat-messages.ts';
import {
  countOpenBatches,
  findOwnBatch,
  listOwnBatches,
  moveBatch,
  presentBatch,
} from './batch-rows.server.ts';
import {
  cancelBatch,
  createBatch,
  deleteFileObject,
  getBatch,
  getFileContent,
  getFileObject,
  listBatches,
  listFiles,
  uploadFile,
} from './contract.ts';
import { readUpload } from './file-form.server.ts';
import { findOwnFile, keptPurposes, listOwnFiles, presentFile } from './file-objects.server.ts';
import { workOnBatch } from './jobs.server.ts';
import { completionWindow, longestStay, mostOpenBatches } from './limits.ts';
import { apiBatches } from './table.server.ts';

/** One more than asked for says whether there are more. */
function pageOf<T extends { id: string }>(items: readonly T[], limit: number) {
  const data = items.slice(0, limit);
  return {
    object: 'list' as const,
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: items.length > limit,
  };
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

export const batchEndpoints: Implementation[] = [
  implement(uploadFile, async (_, { request, files, caller, clock }) => {
    const { body, name, purpose, staysSeconds } = await readUpload(request);
    const createdAt = clock.now();
    const file = await files.storeWithinQuota({
      ownerId: ownerFor(caller),
      purpose: keptPurposes[purpose],
      name,
      contentType: 'application/octet-stream',
      body,
      maxBytes: uploadFile.bodyLimit,
      createdAt,
      expiresAt: later(createdAt, staysSeconds),
    });
    return presentFile(file);
  }),

  implement(listFiles, async ({ query }, { db, caller }) => {
    const ownerId = ownerFor(caller);
    const rows = await listOwnFiles(db, { ...query, ownerId, limit: query.limit + 1 });
    return pageOf(rows.map(presentFile), query.limit);
  }),

  implement(getFileObject, async ({ params: { id } }, { db, caller }) =>
    presentFile(await findOwnFile(db, id, ownerFor(caller))),
  ),

  implement(getFileContent, async ({ params: { id } }, { db, caller, files: { storage } }) => {
    const file = await findOwnFile(db, id, ownerFor(caller));
    const stored = await storage.get(file.key);
    if (!stored) throw new AppError('not_found:file');
    return new Response(stored.stream, { headers: downloadHeaders(file, { audience: 'owner' }) });
  }),

  implement(deleteFileObject, async ({ params: { id } }, context) => {
    const file = await findOwnFile(context.db, id, ownerFor(context.caller));
    await removeFile(context, file.id);
    return { id, object: 'file' as const, deleted: true as const };
  }),

  implement(createBatch, async ({ body }, { bus, jobs, files, caller, clock }) => {
    const ownerId = ownerFor(caller);
    const row = await bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const input = await findOwnFile(tx, body.input_file_id, ownerId);
      if (input.purpose !== keptPurposes.batch)
        invalid('input_file_id', "The file was not uploaded with the purpose 'batch'.");
      if ((await countOpenBatches(tx, ownerId)) >= mostOpenBatches)
        throw new AppError('too_many:batches', {
          message: `${mostOpenBatches} batches are under way. Wait until one has ended.`,
        });
      // What comes of it is about as large as what goes in.
      await requireStorage(tx, files.quota, ownerId, input.bytes);
      const now = clock.now();
      const [created] = await tx
        .insert(apiBatches)
        .values({
          id: newId(),
          ownerId,
          isByKey: caller.key !== undefined,
          ...spendingNow(),
          endpoint: body.endpoint,
          inputFileId: input.id,
          outputStaysSeconds: body.output_expires_after?.seconds ?? longestStay,
          metadata: body.metadata ?? null,
          createdAt: now,
          expiresAt: later(now, completionWindow),
        })
        .returning();
      await jobs.enqueue(tx, workOnBatch, { batch: created!.id }, { ownerId });
      return created!;
    });
    return presentBatch(row);
  }),

  implement(listBatches, async ({ query: { after, limit } }, { db, caller }) => {
    const rows = await listOwnBatches(db, { ownerId: ownerFor(caller), after, limit: limit + 1 });
    return pageOf(rows.map(presentBatch), limit);
  }),

  implement(getBatch, async ({ params: { id } }, { db, caller }) =>
    presentBatch(await findOwnBatch(db, id, ownerFor(caller))),
  ),

  implement(cancelBatch, async ({ params: { id } }, { db, caller, clock }) => {
    const row = await findOwnBatch(db, id, ownerFor(caller));
    // Whoever works on it sees it before the next line.
    const change = { state: 'cancelling', cancellingAt: clock.now() } as const;
    const moved = await moveBatch(db, { id: row.id, from: ['validating', 'in_progress'] }, change);
    const now = moved ?? (await findOwnBatch(db, id, ownerFor(caller)));
    if (!moved && now.state !== 'cancelling')
      throw new AppError('conflict:batch', { message: `Cannot cancel a batch with status '${now.state}'.` });
    return presentBatch(now);
  }),
];
