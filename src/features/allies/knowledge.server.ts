/** What an ally answers from: documents and works where they are, links and notes as they were kept. */
import { and, eq } from 'drizzle-orm';
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readPage } from '#kit/sources/read-page.server.ts';
import type { RunExtensions } from '#tools/define/define-run.server.ts';
import { findWorkFor } from '#tools/work/work-queries.server.ts';
import { workAddress } from '#tools/work/work-address.ts';
import type { WorkRegistry } from '#tools/work/work-registry.server.ts';
import { addKnowledge, removeKnowledge, type getAlly } from './contract.ts';
import { longestNote, longestTitle, mostKnowledge } from './limits.ts';
import { countKnowledge, listKnowledge, updateAlly, type KnowledgeRow } from './queries.server.ts';
import { allyKnowledge } from './table.server.ts';
import { changeableAlly } from './who.server.ts';

type Shown = AnswerOf<typeof getAlly>['knowledge'][number];

export const documentHref = (document: string) =>
  `${href('/document-analyzer')}?${new URLSearchParams({ document })}`;

interface Parts {
  db: Queryable;
  works: WorkRegistry;
  extensions: RunExtensions;
  /** As whom documents and works are read. */
  ownerId: string;
}

/** Undefined where it is gone, or not theirs. */
export async function openDocument({ extensions }: Pick<Parts, 'extensions'>, id: string) {
  try {
    return await extensions.documents.one(id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}

export async function openWork({ db, works, ownerId }: Omit<Parts, 'extensions'>, id: string) {
  const found = await findWorkFor(db, { id, who: ownerId });
  if (!found) return undefined;
  const row = works.shownTo(found.row, found.role);
  return { row, href: workAddress(works.kindOf(row.kind)?.page, id) ?? null };
}

/** For its owner with all of it; for others only what was made part of the ally. */
export async function presentKnowledge(parts: Parts, allyId: string, { isMine }: { isMine: boolean }) {
  const rows = await listKnowledge(parts.db, allyId);
  const shown: Shown[] = [];
  for (const row of rows) if (isMine || !row.subjectId) shown.push(await presentOne(parts, row));
  return shown;
}

async function presentOne(
  parts: Parts,
  { id, kind, title, url, text, subjectId }: KnowledgeRow,
): Promise<Shown> {
  if (!subjectId) return { id, kind, title, href: url, isGone: false, text: kind === 'note' ? text : null };
  const there =
    kind === 'document'
      ? (await openDocument(parts, subjectId)) && documentHref(subjectId)
      : (await openWork(parts, subjectId))?.href;
  return { id, kind, title, href: there ?? null, isGone: there === undefined, text: null };
}

const goneWords = { document: 'This isn’t one of your documents.', work: 'This isn’t one of your works.' };

export const knowledgeEndpoints = [
  implement(addKnowledge, async ({ params: { id }, body }, context) => {
    await changeableAlly(context, context.db, id);
    const parts = partsOf(context);
    // Pages are fetched before anything is held.
    const values = await valuesOf(parts, body, context);
    const row = await context.bus.transact(async (tx) => {
      await changeableAlly(context, tx, id);
      await updateAlly(tx, id, { updatedAt: new Date() });
      if ((await countKnowledge(tx, id)) >= mostKnowledge)
        throw new AppError('conflict:knowledge', {
          message: `An ally can have up to ${mostKnowledge} sources. Remove one first.`,
        });
      const [added] = await tx
        .insert(allyKnowledge)
        .values({ allyId: id, ...values })
        .returning();
      return added!;
    });
    return presentOne(parts, row);
  }),

  implement(removeKnowledge, async ({ params: { id, knowledge } }, context) => {
    await changeableAlly(context, context.db, id);
    const gone = await context.db
      .delete(allyKnowledge)
      .where(and(eq(allyKnowledge.id, knowledge), eq(allyKnowledge.allyId, id)))
      .returning({ id: allyKnowledge.id });
    if (gone.length === 0)
      throw new AppError('not_found:knowledge', { message: 'That isn’t part of its knowledge.' });
    return { success: true } as const;
  }),
];

export const partsOf = ({ db, works, runs, caller }: MemberContext): Parts => ({
  db,
  works,
  ownerId: ownerFor(caller),
  extensions: runs.extensionsFor(ownerFor(caller)),
});

type Given = Parameters<Parameters<typeof implement<typeof addKnowledge>>[1]>[0]['body'];

async function valuesOf(parts: Parts, given: Given, { safeFetch, request }: MemberContext) {
  if (given.kind === 'note') return given;
  if (given.kind === 'link') {
    const { href: url, title, passages } = await readPage({ safeFetch }, given.url, request.signal);
    const text = passages
      .map((passage) => passage.text)
      .join('\n\n')
      .slice(0, longestNote)
      .toWellFormed();
    if (!text.trim()) throw new AppError('invalid:page', { message: 'There’s no text on that page.' });
    const named = (title || new URL(url).hostname).slice(0, longestTitle).toWellFormed();
    return { kind: given.kind, url, title: named, text };
  }
  const { kind, subject } = given;
  const title =
    kind === 'document'
      ? (await openDocument(parts, subject))?.name
      : (await openWork(parts, subject))?.row.title;
  if (title === undefined) throw new AppError('not_found:knowledge', { message: goneWords[kind] });
  return { kind, subjectId: subject, title: (title || 'Untitled').slice(0, longestTitle).toWellFormed() };
}
