/** What visitors sent, for the owner of the site. */
import { Readable } from 'node:stream';
import { contentDisposition } from '#kit/files/download-headers.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { deleteAnswer, downloadAnswers, listAnswers } from '../contract.ts';
import { csvHead, csvLine } from '../csv.ts';
import type { Answer, SiteForm } from '../forms.ts';
import { findSiteOf, listAnswerRows, removeAnswer, type SiteRow } from '../queries.server.ts';
import { siteWorkFor } from './publish.server.ts';

const pageSize = 25;

async function siteFor(context: Context, workId: string): Promise<SiteRow | undefined> {
  await siteWorkFor(context, workId, 'owner');
  return findSiteOf(context.db, workId);
}

/** A page at a time: thousands of long answers are never held at once. */
async function* csvOf({ db }: Context, labels: readonly string[], siteId: string | undefined) {
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead(labels));
  let before: string | undefined;
  while (siteId) {
    const rows = await listAnswerRows(db, { siteId, before, most: pageSize });
    for (const { createdAt, formTitle, answers } of rows)
      yield encoder.encode(
        csvLine(labels, { sentAt: createdAt.toISOString(), form: formTitle, answers: answers as Answer[] }),
      );
    if (rows.length < pageSize) return;
    before = rows.at(-1)!.id;
  }
}

export const answerEndpoints = [
  implement(listAnswers, async ({ query: { site, before } }, context) => {
    const siteId = (await siteFor(context, site))?.id;
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
    const site = await siteFor(context, id);
    const labels = new Set(
      (site?.forms as SiteForm[] | undefined)?.flatMap(({ fields }) => fields.map(({ label }) => label)),
    );
    const rows = Readable.from(csvOf(context, [...labels], site?.id));
    return new Response(Readable.toWeb(rows) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', 'answers.csv'),
      },
    });
  }),

  implement(deleteAnswer, async ({ params: { id, answer } }, context) => {
    const siteId = (await siteFor(context, id))?.id;
    if (!siteId || !(await removeAnswer(context.db, siteId, answer)))
      throw new AppError('not_found:answer', { message: 'That answer isn’t there any longer.' });
    return { success: true } as const;
  }),
];
