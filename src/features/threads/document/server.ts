import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { mainText } from '#tools/define/output.ts';
import { findRun } from '#tools/run/run-queries.server.ts';
import { workAccess } from '#tools/work/access.server.ts';
import { addWork } from '#tools/work/add-work.server.ts';
import { loadDoc } from '#tools/work/live/live-store.server.ts';
import { writersOf } from '#tools/work/live/live-writers.server.ts';
import { writtenIn } from '#tools/work/live/written.ts';
import { addProposal } from '#tools/work/propose/propose.server.ts';
import { heldWork } from '#tools/work/save-work.server.ts';
import { workProposals, workVersions } from '#tools/work/table.server.ts';
import type { WorkRow } from '#tools/work/work-queries.server.ts';
import { publishThreadChanged } from '../channel.server.ts';
import { threadMembers, threads } from '../table.server.ts';
import { holdThread, messageAs, threadAs } from '../thread-access.server.ts';
import { shareDocument } from './access.server.ts';
import { beginDocument, documentSentences, proposeMessage } from './contract.ts';
import { provenance, typedBy, type Edition } from './sentences.ts';

const documentKind = 'rich-text';
const longestProposal = 20_000;
/** How far back is looked for who wrote what: the newest, and no more than this of them. */
const mostVersions = 30;
const mostVersionBytes = 10_000_000;

interface Block {
  type: string;
  content?: unknown[];
}
const paragraph = (text: string): Block => ({
  type: 'paragraph',
  ...(text ? { content: [{ type: 'text', text }] } : {}),
});

export const documentEndpoints = [
  implement(beginDocument, async ({ params: { id }, body: { work: given } }, context) => {
    const { bus, db, works, caller } = context;
    const { thread } = await threadAs(context, db, id, 'editor');
    if (thread.workId) return { workId: thread.workId };
    const work = given
      ? (await workAccess(context, given, 'owner')).work
      : await addWork(context, {
          ownerId: caller.user.id,
          kind: documentKind,
          title: thread.title,
          ...works.accept(documentKind, { doc: { type: 'doc', content: [paragraph('')] }, notes: {} }),
        });
    if (work.kind !== documentKind)
      throw new AppError('invalid:kind', {
        message: 'Only documents of the text editor can be edited together here.',
      });
    const workId = await bus.transact(async (tx) => {
      const held = await holdThread(tx, id);
      // Someone was faster: theirs is the one.
      if (held.workId) return held.workId;
      await tx.update(threads).set({ workId: work.id }).where(eq(threads.id, id));
      const members = await tx
        .select({ memberId: threadMembers.memberId, role: threadMembers.role })
        .from(threadMembers)
        .innerJoin(users, eq(users.id, threadMembers.memberId))
        .where(eq(threadMembers.threadId, id));
      for (const { memberId, role } of members) await shareDocument(tx, { workId: work.id }, memberId, role);
      publishThreadChanged(tx, id);
      return work.id;
    });
    return { workId };
  }),

  implement(proposeMessage, async ({ params: { id } }, context) => {
    const { db, works, runs, caller } = context;
    const { message, thread } = await messageAs(context, db, id, 'commenter');
    const { workId } = thread;
    if (!workId)
      throw new AppError('conflict:document', {
        message: 'This thread has no document yet. Start one first.',
      });
    const run = message.runId ? await findRun(db, message.runId) : undefined;
    const text = (run ? (run.output.texts[mainText] ?? '') : message.text).slice(0, longestProposal).trim();
    if (!text) throw new AppError('invalid:empty', { message: 'There’s no text to add.' });
    await workAccess(context, workId, 'commenter');
    const [author] = message.authorId
      ? await db.select({ name: users.name }).from(users).where(eq(users.id, message.authorId))
      : [];
    const note = run
      ? `${runs.titleOf(run.tool)} on “${cutAtWord(run.title, 100)}”, in the thread`
      : `Written by ${author?.name ?? 'a former member'} in the thread`;
    const added = text.split(/\n{2,}/).map((part) => paragraph(part.replaceAll('\n', ' ')));
    await addProposal(context, {
      hold: (tx) => heldWork(tx, works, workId),
      revise(content) {
        const before = content as { doc: { type: string; content?: Block[] }; notes: unknown };
        const blocks = (before.doc.content ?? []).filter(
          (block, at, all) => !isEmpty(block) || at < all.length - 1,
        );
        return { ...before, doc: { ...before.doc, content: [...blocks, ...added] } };
      },
      note,
      madeBy: caller.user.id,
      ...(run ? { run: { id: run.id, tool: run.tool } } : {}),
    });
    return { workId };
  }),

  implement(documentSentences, async ({ params: { id } }, context) => {
    const { db, works, runs } = context;
    const { thread } = await threadAs(context, db, id, 'reader');
    if (!thread.workId) return { items: [] };
    const { work } = await workAccess(context, thread.workId, 'reader');
    const kept = await keptEditions(context, work);
    const proposals = await db
      .select({
        hunks: workProposals.hunks,
        decisions: workProposals.decisions,
        tool: workProposals.tool,
        at: workProposals.createdAt,
      })
      .from(workProposals)
      .where(and(eq(workProposals.workId, work.id)));
    // What a tool proposed is the tool's, whoever took it.
    const taken: Edition[] = proposals.flatMap(({ hunks, decisions, tool, at }) =>
      tool === null
        ? []
        : hunks
            .filter((hunk) => decisions[hunk.id] === 'taken')
            .map((hunk) => ({ by: runs.titleOf(tool), version: null, at, text: hunk.now, isTool: true })),
    );
    const [last] = work.savedBy
      ? await db.select({ name: users.name }).from(users).where(eq(users.id, work.savedBy))
      : [];
    const now: Edition = {
      by: last?.name ?? null,
      version: null,
      at: work.updatedAt,
      text: works.textOf(work),
    };
    return { items: provenance([...taken, ...kept, now], await typedLive(context, work)) };
  }),
];

/** By sentence, as far as it was edited live. */
async function typedLive({ db, works }: Services, work: WorkRow) {
  const form = works.kindOf(work.kind)?.live;
  if (work.liveId === null || !form) return new Map<string, string[][]>();
  const writers = await writersOf(db, work.id);
  const ids = [...new Set(writers.values())];
  const people = ids.length
    ? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
    : [];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = new Map(
    [...writers].flatMap(([number, id]) => (names.has(id) ? [[number, names.get(id)!]] : [])),
  );
  const { doc } = await loadDoc(db, work.id);
  return typedBy(writtenIn(doc, form.roots), nameOf);
}

/** Oldest first. One at a time, and others have their turn between: each may be as long as a document may be. */
async function keptEditions({ db, works }: Services, work: WorkRow): Promise<Edition[]> {
  const found = await db
    .select({ id: workVersions.id })
    .from(workVersions)
    .where(eq(workVersions.workId, work.id))
    .orderBy(desc(workVersions.number))
    .limit(mostVersions + 1);
  const editions: Edition[] = [];
  let bytes = 0;
  for (const { id } of found.slice(0, mostVersions)) {
    const [row] = await db
      .select({
        version: workVersions,
        name: users.name,
        bytes: sql<number>`octet_length(${workVersions.content}::text)`,
      })
      .from(workVersions)
      .leftJoin(users, eq(users.id, workVersions.savedBy))
      .where(eq(workVersions.id, id));
    if (!row) continue; // thinned out just now
    const { version, name } = row;
    editions.unshift({
      by: name,
      version: version.number,
      at: version.createdAt,
      text: works.textOf({ ...version, kind: work.kind }),
    });
    bytes += row.bytes;
    if (bytes > mostVersionBytes) break;
    await setImmediate();
  }
  // What stood in the oldest of them may be older still: it is nobody's that we know of.
  if (editions.length < found.length) Object.assign(editions[0] ?? {}, { by: null, version: null });
  return editions;
}

const isEmpty = ({ type, content = [] }: Block) => type === 'paragraph' && content.length === 0;
