/** Works as something to share and publish. A link shows a version for good, or the work as it is when someone looks. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { mainText } from '../define/output.ts';
import { plainLine } from '../run/plain-line.ts';
import type { ShareRow, SubjectKind } from '../share/subject.server.ts';
import { workAccess } from './access.server.ts';
import { broughtUpToDate } from './live/live-store.server.ts';
import { works as workTable } from './table.server.ts';
import { findVersion } from './version-queries.server.ts';
import { workColumns, type WorkRow } from './work-queries.server.ts';

const longestExcerpt = 200;

export const workSubject: SubjectKind = {
  kind: 'work',

  isThere: (id) => sql<boolean>`exists (select from work w where w.id = ${id} and w.deleted_at is null)`,

  async own(context, id) {
    return (await workAccess(context, id, 'owner')).work;
  },

  async mayShare(context, id, { version }) {
    const { work } = await workAccess(context, id, 'owner');
    context.works.mustBeEditable(work);
    if (version !== null && !(await findVersion(context.db, { workId: id, number: version })))
      throw new AppError('invalid:version', { message: 'There is no such version.' });
  },

  async snapshot(context, id, { showInput: withFiles }) {
    const { work } = await workAccess(context, id, 'owner');
    const { kind } = context.works.mustBeEditable(work);
    if (kind.isPrivate)
      throw new AppError('forbidden:private', { message: 'Works of this kind stay private.' });
    const { content } = context.works.sharedOf(work, { withFiles });
    return {
      ownerId: work.ownerId,
      tool: work.tool ?? kind.id,
      kind: kind.id,
      input: null,
      output: {
        texts: { [mainText]: kind.text(content) },
        data: { schema: kind.version, content, withFiles },
      },
      engines: [],
    };
  },

  async name({ db, runs, works }, ids) {
    const rows = await db.select(workColumns).from(workTable).where(inArray(workTable.id, ids));
    return rows.map(({ id, title, tool, kind }) => ({
      id,
      title,
      kind,
      tool: tool ?? kind,
      toolTitle: tool === null ? works.titleOf(kind) : runs.titleOf(tool),
    }));
  },

  async show(services, share) {
    const { db, runs, works } = services;
    const found = await find(db, share.subjectId);
    if (!found) return undefined;
    const work = await broughtUpToDate(services, found);
    const shown = await shownState(db, work, share);
    if (!shown) return undefined;
    const { content, condition } = works.sharedOf(
      { ...shown, kind: work.kind },
      { withFiles: share.withInput },
    );
    const { tool, kind } = work;
    return {
      subject: 'work',
      id: share.id,
      kind,
      title: work.title,
      toolTitle: tool === null ? works.titleOf(kind) : runs.titleOf(tool),
      toolPage: (tool ? runs.find(tool)?.tool.page : works.kindOf(kind)?.page) ?? null,
      excerpt: cutAtWord(plainLine(shown.excerpt.slice(0, longestExcerpt * 2)), longestExcerpt),
      content,
      condition,
      version: share.version,
      updatedAt: shown.at,
    };
  },

  async words(db, share) {
    const work = await find(db, share.subjectId);
    const shown = work && (await shownState(db, work, share));
    return shown && { title: work.title, text: shown.excerpt, gone: work.deletedAt !== null };
  },
};

async function find(db: Queryable, id: string): Promise<WorkRow | undefined> {
  const [row] = await db.select(workColumns).from(workTable).where(eq(workTable.id, id));
  return row;
}

/** Undefined where the version that a link shows is no more. */
async function shownState(db: Queryable, work: WorkRow, { version }: ShareRow) {
  if (version === null) return { ...work, at: work.updatedAt };
  const kept = await findVersion(db, { workId: work.id, number: version });
  return kept && { ...kept, at: kept.createdAt };
}
