/** The picture of a profile: made anew in two sizes, shown to everyone, and kept in the trash when it goes. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { announceChange } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { acceptImage } from '#kit/files/accept-upload.server.ts';
import { fileTrash, type KeptBytes } from '#kit/files/files.server.ts';
import { judgeBytes, judgesPictures } from '#kit/files/judge.server.ts';
import { files } from '#kit/files/table.server.ts';
import { holdThing } from '#social/reports/hold.server.ts';
import type { ReportTarget } from '#social/reports/target.server.ts';
import { AppError } from '#kit/errors.ts';
import { readBytes } from '#kit/http/body.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { TrashBin, TrashKind } from '#kit/trash/trash.server.ts';
import { fetchPicture, longestPicture, pictureSizes, putPicture, removePicture } from './contract.ts';

const purpose = 'avatar';
const trashKind = 'avatar';
const mostPixels = 50_000_000;
const square = (side: number) => ({ width: side, height: side, fit: 'cover' }) as const;
const urlOf = (fileId: string) => `/api/files/${fileId}`;

export const pictureEndpoints = [
  implement(putPicture, async (_, context) =>
    setPicture(context, await readBytes(context.request, longestPicture)),
  ),

  implement(fetchPicture, async ({ body: { url } }, context) => {
    const { status, body } = await context.safeFetch(url, { headers: { accept: 'image/*' } });
    if (status !== 200)
      throw new AppError('upstream_failed:status', {
        message: `That address returned ${status}, not a picture.`,
      });
    return setPicture(context, body);
  }),

  implement(removePicture, async (_, { bus, caller, callers, trash }) => {
    const ownerId = caller.user.id;
    const trashId = await bus.transact(async (tx) => {
      const taken = await takeDown(tx, trash, ownerId);
      await show(tx, ownerId, null);
      return taken;
    });
    callers.forget({ userId: ownerId });
    return { trashId };
  }),
];

async function setPicture(context: MemberContext, given: Uint8Array) {
  const { files: store, bus, caller, callers, trash } = context;
  const ownerId = caller.user.id;
  const pictures = await acceptImage(given, {
    maxBytes: longestPicture,
    maxPixels: mostPixels,
    sizes: [square(pictureSizes.large), square(pictureSizes.small)],
  });
  const kept: { width: number; bytes: KeptBytes }[] = [];
  for (const { bytes, contentType, width } of pictures)
    kept.push({ width, bytes: await store.keep(bytes, { contentType, maxBytes: longestPicture }) });

  const judged = judgesPictures(context)
    ? await judgeBytes(context.models.forCaller(ownerId), pictures[0]!.bytes)
    : null;
  const isHeld = judged === 'held';
  const id = newId();
  await bus.transact(async (tx) => {
    // What nobody may see yet takes no other picture's place.
    if (!isHeld) await takeDown(tx, trash, ownerId);
    for (const [index, { width, bytes }] of kept.entries())
      await store.record(tx, bytes, {
        ...(index === 0 ? { id } : { variantOf: id }),
        ownerId,
        purpose,
        name: 'picture.webp',
        contentType: 'image/webp',
        visibility: 'public',
        reencoded: true,
        width,
        ...(judged && { judged }),
      });
    if (isHeld) await holdThing(tx, context, pictureReports, id);
    else await show(tx, ownerId, urlOf(id));
  });
  callers.forget({ userId: ownerId });
  return isHeld ? { picture: caller.user.image, held: id } : { picture: urlOf(id), held: null };
}

/** A picture as something that is taken from view and can be appealed; reports are of the person's other things. */
export const pictureReports: ReportTarget = {
  kind: 'profile-picture',
  async find(db, ids) {
    const rows = await db
      .select({ file: files, name: users.name })
      .from(files)
      .innerJoin(users, eq(users.id, files.ownerId))
      .where(and(inArray(files.id, ids), eq(files.purpose, purpose)));
    return rows.map(({ file: { id, ownerId, visibility, judged, deletedAt }, name }) => ({
      id,
      ownerId,
      title: `The picture of ${name}`,
      text: '',
      path: urlOf(id),
      makersPath: `/settings?held=${id}`,
      hidden: visibility === 'private',
      pictures: judged === 'held' ? [id] : [],
      gone: deletedAt !== null,
    }));
  },
  async setHidden(tx, id, hidden) {
    const visibility = hidden ? 'private' : 'public';
    const [file] = await tx
      .update(files)
      .set({ visibility, ...(hidden ? {} : { judged: 'fine' as const }) })
      .where(or(eq(files.id, id), eq(files.variantOf, id)))
      .returning({ ownerId: files.ownerId });
    if (!file) return;
    if (!hidden) return show(tx, file.ownerId, urlOf(id));
    const [person] = await tx.select({ image: users.image }).from(users).where(eq(users.id, file.ownerId));
    if (person?.image === urlOf(id)) await show(tx, file.ownerId, null);
  },
};

/** Back from the trash it is shown again, and what was shown meanwhile goes there in its place. */
export const pictureTrash: TrashKind = {
  kind: trashKind,
  async restore(tx, fileId, bin, ownerId, services) {
    const [file] = await tx.select().from(files).where(eq(files.id, fileId));
    if (!file) return;
    await takeDown(tx, bin, file.ownerId);
    await fileTrash.restore(tx, fileId, bin, ownerId, services);
    await show(tx, file.ownerId, urlOf(fileId));
  },
  purge: fileTrash.purge,
};

async function takeDown(tx: BusTransaction, bin: TrashBin, ownerId: string): Promise<string | null> {
  const [taken] = await tx
    .update(files)
    .set({ deletedAt: new Date() })
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.purpose, purpose),
        isNull(files.variantOf),
        isNull(files.deletedAt),
        eq(files.visibility, 'public'),
      ),
    )
    .returning({ id: files.id });
  if (!taken) return null;
  return bin.put(tx, { ownerId, kind: trashKind, subjectId: taken.id, label: 'Profile picture' });
}

async function show(tx: BusTransaction, userId: string, image: string | null) {
  await tx.update(users).set({ image, updatedAt: new Date() }).where(eq(users.id, userId));
  announceChange(tx, userId);
}
