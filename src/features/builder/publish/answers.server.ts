/** What visitors sent, for the owner of the site. */
import { contentDisposition } from '#kit/files/download-headers.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { deleteAnswer, downloadAnswers, listAnswers } from '../contract.ts';
import { writeCsv } from '../csv.ts';
import type { Answer } from '../forms.ts';
import { findSiteOf, listAnswerRows, removeAnswer } from '../queries.server.ts';
import { siteWorkFor } from './publish.server.ts';
import { mostAnswers } from './visit.server.ts';

const pageSize = 25;

async function siteIdFor(context: Context, workId: string): Promise<string | undefined> {
  await siteWorkFor(context, workId, 'owner');
  return (await findSiteOf(context.db, workId))?.id;
}

export const answerEndpoints = [
  implement(listAnswers, async ({ query: { site, before } }, context) => {
    const siteId = await siteIdFor(context, site);
    const rows = siteId ? await listAnswerRows(context.db, { siteId, before, most: pageSize + 1 }) : [];
    const items = rows.slice(0, pageSize).map(({ id, formTitle, answers, createdAt }) => ({
      id,
      form: formTitle,
      answers: answers as Answer[],
      createdAt,
    }));
    return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
  }),

  implement(downloadAnswers, async ({ params: { id } }, context) => {
    const siteId = await siteIdFor(context, id);
    const rows = siteId ? await listAnswerRows(context.db, { siteId, most: mostAnswers }) : [];
    const csv = writeCsv(
      rows.map(({ createdAt, formTitle, answers }) => ({
        sentAt: createdAt.toISOString(),
        form: formTitle,
        answers: answers as Answer[],
      })),
    );
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', 'answers.csv'),
      },
    });
  }),

  implement(deleteAnswer, async ({ params: { id, answer } }, context) => {
    const siteId = await siteIdFor(context, id);
    if (!siteId || !(await removeAnswer(context.db, siteId, answer)))
      throw new AppError('not_found:answer', { message: 'That answer isn’t there any longer.' });
    return { success: true } as const;
  }),
];
