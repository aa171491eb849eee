import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { removeFile } from '#kit/files/files.server.ts';
import { requireStorage } from '#kit/files/quota.server.ts';
import { files } from '#kit/files/table.server.ts';
import { readBytes } from '#kit/http/body.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { attachmentPurpose, waitingPurposes } from '../run/run-files.server.ts';
import { accepted } from './accepted.server.ts';
import { longestAttachment, removeAttachment, uploadAttachment } from './contract.ts';

const day = 24 * 3600_000;

export const attachmentEndpoints = [
  implement(uploadAttachment, async ({ query: { name } }, context) => {
    const given = await readBytes(context.request, longestAttachment);
    const { kind, contentType, bytes, ...made } = await accepted(given, name);
    const ownerId = await context.principal();
    await requireStorage(context.db, context.files.quota, ownerId, bytes.byteLength);
    const file = await context.files.storeWithinQuota({
      ...made,
      ownerId,
      purpose: attachmentPurpose,
      name,
      contentType,
      body: bytes,
      maxBytes: longestAttachment,
      expiresAt: new Date(Date.now() + day),
    });
    return { id: file.id, name: file.name, kind, size: bytes.byteLength };
  }),

  implement(removeAttachment, async ({ params: { id } }, context) => {
    const ownerId = await context.principal();
    const [own] = await context.db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, id), eq(files.ownerId, ownerId), inArray(files.purpose, waitingPurposes)));
    if (!own) throw new AppError('not_found:attachment');
    await removeFile(context, id);
    return { success: true } as const;
  }),
];
