/** The queue of `/admin/qa`: what was reported, what was appealed, and what is decided. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { adminChannel } from '#kit/realtime/channel.server.ts';
import { closeReports } from '#social/reports/queries.server.ts';
import { whyHidden } from '#social/reports/reasons.ts';
import { notifyReporters } from '#social/reports/notify.server.ts';
import { decidePost, listModeration, moderationCounts } from './admin-contract.ts';
import { publishToWatchers } from './channel.server.ts';
import { appealPost } from './contract.ts';
import { hidePost, showPost } from './hide.server.ts';
import {
  countModeration,
  findModerated,
  listModerationRows,
  openReportsOn,
} from './moderation-queries.server.ts';
import { holdPost, updatePost } from './post-queries.server.ts';
import { noSuchPost, ownPost } from './who.server.ts';

const done = { success: true } as const;
const questionAppealed = defineEvent('question.appealed');
type Moderated = NonNullable<Awaited<ReturnType<typeof findModerated>>>;

export const moderationEndpoints = [
  implement(listModeration, async ({ query }, { db }) => {
    const { rows, next } = await listModerationRows(db, query);
    const open = await openReportsOn(
      db,
      rows.map(({ post }) => post.id),
    );
    const items = rows.map(({ post, title, author }) => ({
      ...post,
      title,
      author,
      why: post.hiddenWhy,
      reports: open
        .filter(({ report }) => report.targetId === post.id)
        .map(({ report: { id, reason, note, createdAt }, reporter }) => ({
          id,
          reason,
          note,
          reporter,
          createdAt,
        })),
    }));
    return { items, next };
  }),

  implement(moderationCounts, (_, { db }) => countModeration(db)),

  implement(decidePost, async ({ params: { id }, body: { decision, reason, message } }, context) =>
    context.bus.transact(async (tx) => {
      await holdPost(tx, id);
      const moderated = await findModerated(tx, id);
      if (!moderated) throw noSuchPost();
      const { post } = moderated;
      const hide = decision === 'hide';
      const isAppealed = post.hiddenAt !== null && post.appealedAt !== null && post.appealAnswer === null;
      const answer = message || (hide ? 'An admin reviewed it. It stays hidden.' : '');
      if (!hide) await showPost(tx, id);
      else if (isAppealed) await updatePost(tx, id, { appealAnswer: answer });
      else await hidePost(tx, id, whyHidden(reason, message));
      if (isAppealed) publishToWatchers(tx, post.questionId);
      if (hide || post.hiddenAt !== null)
        await notifyAuthor(tx, context, moderated, {
          title: isAppealed
            ? hide
              ? 'Your appeal was declined'
              : 'Your appeal was accepted'
            : hide
              ? 'Your post was hidden'
              : 'Your post is visible again',
          text: isAppealed ? answer : hide ? whyHidden(reason, message) : message,
        });
      const reports = await answerReports(tx, context, moderated, { hide, message });
      await writeAudit(tx, byCaller(context), {
        action: hide ? 'question.hide' : 'question.show',
        subjectId: id,
        details: { kind: post.kind, reason, reports, appeal: isAppealed },
      });
      return done;
    }),
  ),

  implement(appealPost, async ({ params: { id }, body: { text } }, context) =>
    context.bus.transact(async (tx) => {
      await holdPost(tx, id);
      const { row, question } = await ownPost(context, tx, id);
      if (!row.post.hiddenAt)
        throw new AppError('conflict:shown', { message: 'It isn’t hidden, so there’s nothing to appeal.' });
      if (row.post.appealedAt)
        throw new AppError('conflict:appealed', {
          message: 'You’ve already appealed. An admin will review it.',
        });
      await updatePost(tx, id, { appeal: text, appealedAt: new Date() });
      publishToWatchers(tx, question.post.id);
      tx.emit(adminChannel.prefix, questionAppealed);
      return done;
    }),
  ),
];

async function notifyAuthor(
  tx: BusTransaction,
  context: MemberContext,
  { post, title: about }: Moderated,
  { title, text }: { title: string; text: string },
) {
  if (post.authorId === null) return;
  await notify(tx, context, {
    ownerId: post.authorId,
    kind: 'report.decided',
    data: { title, text: `“${about}” ${text}`.trim(), path: href('/qa/:id', { id: post.questionId }) },
  });
}

/** All that wait about it, by one decision. Answers how many there were. */
async function answerReports(
  tx: BusTransaction,
  context: MemberContext,
  { post, title }: Moderated,
  { hide, message }: { hide: boolean; message: string },
): Promise<number> {
  const [first] = await openReportsOn(tx, [post.id]);
  if (!first) return 0;
  const state = hide ? 'upheld' : 'dismissed';
  const decided = await closeReports(tx, first.report, { state, answer: message });
  const path = href('/qa/:id', { id: post.questionId });
  const thing = {
    id: post.id,
    ownerId: post.authorId,
    title,
    text: post.text,
    path,
    makersPath: path,
    hidden: hide,
  };
  await notifyReporters(tx, context, decided, thing);
  return decided.length;
}
