/** Pictures are looked at once before others see them, where the pack for that is here. What was found stays with the file. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Judgement } from '#kit/models/calls.ts';
import type { Services } from '#kit/services.server.ts';
import type { StoredFile } from './files.server.ts';
import type { FileGrant } from './grant.server.ts';
import { files } from './table.server.ts';

/** What browsers show in place; SVG is never taken from people. */
export const judgedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const mostBytes = 60_000_000;
/** High, since a person looks only at what somebody appeals. */
const heldFrom = 0.7;

type Needed = Pick<Services, 'db' | 'files' | 'models'>;

/** Whether this server checks pictures at all: without its pack nothing is held, and admins are told. */
export const judgesPictures = ({ models }: Pick<Services, 'models'>) => models.isReady('nsfw');

export const isHeld = ({ explicit, explicitDrawing }: Judgement) => explicit + explicitDrawing >= heldFrom;

/** Null where nobody looked: the pack is not here, or it is no picture that can be opened. */
export async function judgeFile(services: Needed, file: StoredFile): Promise<StoredFile['judged']> {
  const { db, files: kept, models } = services;
  const isForIt = judgedTypes.includes(file.contentType) && file.bytes <= mostBytes;
  if (file.judged !== null || !isForIt || !judgesPictures(services)) return file.judged;
  const stored = await kept.storage.get(file.key);
  if (!stored) return null;
  const judged = await judgeBytes(
    models.forCaller(file.ownerId),
    new Uint8Array(await new Response(stored.stream).arrayBuffer()),
  );
  if (judged) await db.update(files).set({ judged }).where(eq(files.id, file.id));
  return judged;
}

export async function judgeBytes(
  models: Pick<Services['models'], 'judgePicture'>,
  picture: Uint8Array,
): Promise<StoredFile['judged']> {
  try {
    return isHeld(await models.judgePicture(picture)) ? 'held' : 'fine';
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid:picture') return null;
    throw error;
  }
}

/** An admin looked and lets them be seen. */
export async function clearPictures(tx: Queryable, purposes: string[]) {
  await tx
    .update(files)
    .set({ judged: 'fine' })
    .where(and(inArray(files.purpose, purposes), eq(files.judged, 'held')));
}

/** Of what an admin is to decide on. */
export async function heldPictures(db: Queryable, purposes: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.purpose, purposes), eq(files.judged, 'held'), isNull(files.variantOf)))
    .orderBy(files.id);
  return rows.map(({ id }) => id);
}

/** Whoever decides on an appeal looks at what is held, and at nothing else of that person. */
export const reviewGrant: FileGrant = {
  name: 'review',
  mayRead: async ({ caller }, { judged }) =>
    judged === 'held' && caller.kind === 'member' && caller.user.role === 'admin',
};
