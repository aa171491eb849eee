/** What hangs on an experiment: files of its own, and runs and works by a share link that can be revoked like any other. */
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { removeFile } from '#kit/files/files.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { linksById, makeShare } from '#tools/share/server.ts';
import { removeShares } from '#tools/share/queries.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { attachToExperiment, detachFromExperiment, type LabAttachment } from './contract.ts';
import { heldBy } from './files.server.ts';
import { labUse, mostAttachments } from './limits.ts';
import { holdExperiment, listAttachmentRows, updateExperiment } from './queries.server.ts';
import { labAttachments } from './table.server.ts';
import { ownExperiment } from './who.server.ts';

export const attachmentEndpoints = [
  implement(attachToExperiment, async ({ params: { id }, body: { kind, subject } }, context) => {
    const { row } = await ownExperiment(context, context.db, id);
    if (row.authorId === null) throw gone();
    await requireAttachmentPlace(context, id);
    const made = kind === 'file' ? await ownUpload(context, subject) : await linkTo(context, kind, subject);
    return context.bus.transact(async (tx) => {
      await holdExperiment(tx, id);
      await requireAttachmentPlace({ db: tx }, id);
      if (kind === 'file')
        await tx
          .update(files)
          .set({ purpose: heldBy(id), expiresAt: null })
          .where(or(eq(files.id, subject), eq(files.variantOf, subject)));
      const [added] = await tx
        .insert(labAttachments)
        .values({ experimentId: id, ownerId: context.caller.user.id, kind, ...made })
        .returning({ id: labAttachments.id });
      await updateExperiment(tx, id, { updatedAt: new Date() });
      publishToWatchers(tx, id);
      return added!;
    });
  }),

  implement(detachFromExperiment, async ({ params: { id } }, context) => {
    const [found] = await context.db.select().from(labAttachments).where(eq(labAttachments.id, id));
    if (!found) throw gone();
    await ownExperiment(context, context.db, found.experimentId);
    await context.bus.transact(async (tx) => {
      await tx.delete(labAttachments).where(eq(labAttachments.id, id));
      if (found.kind !== 'file') await removeShares(tx, { ownerId: found.ownerId, id: found.subjectId });
      publishToWatchers(tx, found.experimentId);
    });
    if (found.kind === 'file') await removeFile(context, found.subjectId);
    return { success: true } as const;
  }),
];

const gone = () => new AppError('not_found:attachment', { message: 'This no longer exists.' });

async function requireAttachmentPlace({ db }: { db: Queryable }, id: string) {
  if ((await listAttachmentRows(db, id)).length >= mostAttachments)
    throw new AppError('conflict:full', { message: `You can attach up to ${mostAttachments} items.` });
}

async function ownUpload({ db, caller }: MemberContext, id: string) {
  const [file] = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, caller.user.id), eq(files.purpose, labUse)));
  if (!file) throw new AppError('not_found:file', { message: 'File not found. Upload it again.' });
  return { subjectId: id, title: file.name };
}

/** Without what was asked: that is shared from the tool itself, by who wants to. */
async function linkTo(context: MemberContext, kind: 'run' | 'work', id: string) {
  const share = await makeShare(context, { kind, id }, { version: null, withInput: false, name: 'Lab' });
  return { subjectId: share.id, title: share.title };
}

/** As readers get them: where a link was revoked or its work deleted, there is no address. */
export async function presentAttachments(context: Context, experimentId: string): Promise<LabAttachment[]> {
  const rows = await listAttachmentRows(context.db, experimentId);
  const linked = rows.filter(({ kind }) => kind !== 'file').map(({ subjectId }) => subjectId);
  const held = rows.filter(({ kind }) => kind === 'file').map(({ subjectId }) => subjectId);
  const links = new Map((await linksById(context, linked)).map((link) => [link.id, link]));
  const pictures = held.length
    ? await context.db
        .select({ id: files.id, reencoded: files.reencoded })
        .from(files)
        .where(inArray(files.id, held))
    : [];
  const isPicture = new Map(pictures.map(({ id, reencoded }) => [id, reencoded]));
  return rows.flatMap(({ id, kind, title, subjectId }): LabAttachment[] => {
    if (kind !== 'file') {
      const link = links.get(subjectId);
      return [{ id, kind, title: link?.title ?? title, href: link?.path ?? null, file: null }];
    }
    if (!isPicture.has(subjectId)) return [];
    const shown = isPicture.get(subjectId) ? ('picture' as const) : ('file' as const);
    return [{ id, kind: shown, title, href: null, file: subjectId }];
  });
}
