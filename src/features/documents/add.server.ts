/** A document comes in: its file goes with it from now on, and it waits to be read. */
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import type { DocumentForm } from '#kit/documents/read/forms.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { StoredFile } from '#kit/files/files.server.ts';
import { files } from '#kit/files/table.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import type { Services } from '#kit/services.server.ts';
import { contentTypes } from '#kit/documents/read/content-types.ts';
import { documentUse } from './contract.ts';
import { documentChanged } from './news.server.ts';
import { countOwn, insertDocument, type DocumentRow } from './queries.server.ts';
import { readDocumentJob } from './read-job.server.ts';

const mostDocuments = 2000;

interface Added {
  ownerId: string;
  fileId: string;
  name?: string | undefined;
  folder?: string;
  isDemo?: boolean;
}

export async function addDocumentOf(
  { bus, db, files: store, jobs }: Services,
  { ownerId, fileId, name, folder = '', isDemo = false }: Added,
): Promise<DocumentRow> {
  const file = await store.find(db, fileId);
  if (file?.ownerId !== ownerId || file.purpose !== documentUse)
    throw new AppError('not_found:file', {
      message: 'The upload has expired. Add the file again.',
    });
  const form = await formOfFile(store, file);
  return bus.transact(async (tx) => {
    await holdOwner(tx, ownerId);
    if ((await countOwn(tx, ownerId)) >= mostDocuments)
      throw new AppError('too_many:documents', {
        message: 'You’ve reached the document limit. Delete some first.',
      });
    const id = newId();
    await adopt(tx, file, id);
    const row = await insertDocument(tx, {
      id,
      ownerId,
      fileId,
      name: name ?? file.name,
      folder,
      form,
      isDemo,
    });
    await jobs.enqueue(tx, readDocumentJob, { document: row.id }, { ownerId });
    announce(tx, row);
    return row;
  });
}

/** Twice at once, the second finds nothing to take. */
async function adopt(tx: BusTransaction, { id, ownerId }: StoredFile, documentId: string) {
  const taken = await tx
    .update(files)
    .set({ purpose: `document:${documentId}`, expiresAt: null })
    .where(
      and(
        eq(files.id, id),
        eq(files.ownerId, ownerId),
        eq(files.purpose, documentUse),
        isNull(files.deletedAt),
      ),
    )
    .returning({ id: files.id });
  if (taken.length === 0) throw new AppError('not_found:file');
}

export function announce(tx: BusTransaction, { id, ownerId, state, pageCount, pagesRead }: DocumentRow) {
  tx.emit(ownChannelOf(ownerId), documentChanged, { id, state, pageCount, pagesRead });
}

async function formOfFile({ storage }: Services['files'], file: StoredFile): Promise<DocumentForm> {
  if (file.contentType.startsWith('image/')) return 'picture';
  const known = (Object.keys(contentTypes) as (keyof typeof contentTypes)[]).find(
    (form) => contentTypes[form] === file.contentType,
  );
  if (known && file.contentType !== 'text/plain') return known;
  // Texts and web pages are both kept as text; their first bytes tell them apart again.
  const stored = await storage.get(file.key);
  const head = stored ? await headOf(stored.stream) : new Uint8Array();
  const type = /^\s*</.test(Buffer.from(head).toString('latin1')) ? 'text/html' : undefined;
  return formOf({ name: file.name, head, type }) ?? 'text';
}

async function headOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  for await (const chunk of stream) return chunk.subarray(0, 4096);
  return new Uint8Array();
}
