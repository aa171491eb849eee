/**
 * Files on their way in. They wait in a folder of this machine, piece by piece, and go to the storage once they are whole; what was
 * given up is swept after a day. Nothing large is ever in memory.
 */
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { Database } from '#kit/db/database.server.ts';
import { AppError, errorBody } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Files } from '../files.server.ts';
import { queuePreviews } from '../previews/job.server.ts';
import { requireStorage } from '../quota.server.ts';
import { safeName } from '../safe-name.ts';
import { sniffType } from '../sniff-type.server.ts';
import type { UploadedFile } from './contract.ts';
import type { UploadUse } from './upload-use.server.ts';

/** An upload that nothing came of is gone after this, and so is a file that nothing used. */
export const uploadLasts = 24 * 3600_000;
const headBytes = 4100;
/** A name is the longest of the few things that are told. */
const longestMetadata = 2000;

interface Options {
  folder: string;
  db: Database;
  files: Files;
  log: Log;
  uses: readonly UploadUse[];
}

export type Uploads = ReturnType<typeof createUploads>;

declare module '#kit/services.server.ts' {
  interface Services {
    uploads: Uploads;
  }
}

export function createUploads({ folder, db, files, log, uses }: Options) {
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: uploadLasts });
  const askedBy = new WeakMap<Request, { context: Context; ownerId: string }>();
  const largest = Math.max(0, ...uses.map(({ maxBytes }) => maxBytes));

  const server = new Server({
    path: '/api/uploads',
    datastore: store,
    relativeLocation: true,
    maxSize: largest,
    onIncomingRequest: async (request, id) => {
      const { ownerId } = askedBy.get(request)!;
      if (request.method !== 'POST' && !(await isOwn(id, ownerId)))
        throw asTus(new AppError('not_found:upload'));
    },
    onUploadCreate: (request, upload) => asTusErrors(() => begin(upload, askedBy.get(request)!.ownerId)),
    onUploadFinish: (request, upload) =>
      asTusErrors(async () => {
        const { context, ownerId } = askedBy.get(request)!;
        const file = await finish(upload, ownerId, context);
        return {
          status_code: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(file),
        };
      }),
  });

  async function isOwn(id: string, ownerId: string): Promise<boolean> {
    const upload = await store.getUpload(id).catch(() => undefined);
    return upload?.metadata?.owner === ownerId;
  }

  async function begin(upload: Upload, ownerId: string) {
    const { name, for: purpose } = upload.metadata ?? {};
    const use = uses.find(({ id }) => id === purpose);
    if (!use) throw new AppError('invalid:for', { message: 'Say in the metadata what the upload is for.' });
    if (upload.size === undefined)
      throw new AppError('invalid:length', { message: 'Say how large the file is (Upload-Length).' });
    if (upload.size === 0) throw new AppError('invalid:empty', { message: 'This file is empty.' });
    if (upload.size > use.maxBytes) throw new AppError('too_large', { message: tooLarge(use) });
    if (JSON.stringify(upload.metadata).length > longestMetadata) throw new AppError('invalid');
    await requireStorage(db, files.quota, ownerId, upload.size + (await bytesUnderWay(ownerId)));
    // What the sender says is replaced by what is known: nobody uploads in another's name.
    return { metadata: { name: safeName(name || 'file'), for: use.id, owner: ownerId } };
  }

  /** Half-sent files count: otherwise many at once would slip past the quota. */
  async function bytesUnderWay(ownerId: string): Promise<number> {
    const ids = (await store.configstore.list?.()) ?? [];
    const known = await Promise.all(ids.map((id) => store.configstore.get(id)));
    return known
      .filter((upload) => upload?.metadata?.owner === ownerId)
      .reduce((sum, upload) => sum + (upload?.size ?? 0), 0);
  }

  async function finish(upload: Upload, ownerId: string, context: Context): Promise<UploadedFile> {
    const name = upload.metadata?.name ?? 'file';
    const use = uses.find(({ id }) => id === upload.metadata?.for);
    const streams: Readable[] = [];
    const read = () => {
      const stream = store.read(upload.id);
      streams.push(stream);
      return stream;
    };
    try {
      if (!use) throw new AppError('invalid:for');
      const bytes = upload.size ?? upload.offset;
      const type = await sniffType(await readHead(upload.id));
      const { body, ...kept } = await use.accept({ name, bytes, type, read });
      const file = await files.storeWithinQuota({
        ...kept,
        ownerId,
        purpose: use.id,
        name,
        body,
        maxBytes: use.maxBytes,
        expiresAt: new Date(Date.now() + uploadLasts),
      });
      await queuePreviews(context, file);
      return { id: file.id, name: file.name, contentType: file.contentType, bytes: file.bytes };
    } finally {
      // Whoever refused it has not read it to its end.
      for (const stream of streams) stream.destroy();
      // Kept or refused, the pieces are not needed any more.
      await store
        .remove(upload.id)
        .catch((error: unknown) =>
          log.warn(
            { event: 'upload.cleanup_failed', err: error },
            'The parts of an upload could not be removed.',
          ),
        );
    }
  }

  async function readHead(id: string): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    let read = 0;
    for await (const chunk of store.read(id)) {
      chunks.push(chunk as Buffer);
      read += (chunk as Buffer).byteLength;
      if (read >= headBytes) break;
    }
    return Buffer.concat(chunks).subarray(0, headBytes);
  }

  return {
    async handle(context: Context): Promise<Response> {
      const { request } = context;
      askedBy.set(request, { context, ownerId: await context.principal() });
      return server.handleWeb(request);
    },
    sweep: () => server.cleanUpExpiredUploads(),
  };
}

const tooLarge = ({ maxBytes }: UploadUse) =>
  `This file is too large. The limit is ${(maxBytes / 1_000_000).toLocaleString('en')} MB.`;

async function asTusErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? asTus(error) : error;
  }
}

/** The protocol's library answers with what it is thrown. */
const asTus = (error: AppError) => ({
  status_code: error.status,
  body: JSON.stringify(errorBody(error, '')),
});
