/** What visitors get: pages as they were written when the site was published, and forms that keep what is sent. */
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { readBytes } from '#kit/http/body.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import {
  sendForm,
  sentPage,
  siteByAddress,
  siteFile,
  siteFrontPage,
  sitePage,
  siteRoot,
} from '../contract.ts';
import { readAnswers, type SiteForm } from '../forms.ts';
import {
  countAnswers,
  findFile,
  findVisible,
  insertAnswer,
  lockSite,
  type SiteRow,
} from '../queries.server.ts';
import { writeWords } from '../render/write-page.ts';
import { seeOther, siteResponse, unchanged } from './site-response.server.ts';

const mostAnswers = 5000;

export const visitEndpoints = [
  implement(siteByAddress, async ({ params: { slug } }, { db }) => {
    const found = await findVisible(db, slug);
    if (!found) throw new AppError('not_found:site', { message: 'There is no such site.' });
    return { id: found.site.id, title: found.site.title };
  }),
  implement(siteFrontPage, ({ params: { slug } }, context) => serve(context, slug, 'page/')),
  implement(sitePage, ({ params: { slug, page } }, context) => serve(context, slug, `page/${page}`)),
  implement(siteFile, ({ params: { slug, name } }, context) => serve(context, slug, `files/${name}`)),
  implement(sentPage, ({ params: { slug, form } }, context) => serve(context, slug, `sent/${form}`)),

  implement(sendForm, async ({ params: { slug, form: id } }, context) => {
    const found = await findVisible(context.db, slug);
    const form = (found?.site.forms as SiteForm[] | undefined)?.find((one) => one.id === id);
    if (!found || !form) return notFound();
    const { site, ownerId } = found;
    const read = readAnswers(form, await readFields(context.request));
    // A program that fills in everything is not told that it was noticed.
    if ('isTrap' in read) return seeOther(`${siteRoot}/${slug}/sent/${id}`);
    if ('problems' in read)
      return words(site, 422, 'Please check your answers', [
        ...read.problems,
        'Use your browser’s Back button to return to the form.',
      ]);
    const isKept = await context.bus.transact(async (tx) => {
      await lockSite(tx, site.id);
      if ((await countAnswers(tx, site.id)) >= mostAnswers) return false;
      await insertAnswer(tx, { siteId: site.id, form: id, formTitle: form.title, answers: read.answers });
      await notify(tx, context, {
        ownerId,
        kind: 'site.answered',
        gathered: true,
        data: {
          title: 'New answer to your form',
          text: `Someone sent the form “${form.title}” on your site “${site.title}”.`,
          path: href('/builder', { work: site.workId, view: 'answers' }),
        },
      });
      return true;
    });
    if (!isKept)
      return words(site, 409, 'This form takes no more answers', [
        'Contact the owner of the site another way.',
      ]);
    return seeOther(`${siteRoot}/${slug}/sent/${id}`);
  }),
];

async function serve({ db, headers }: Context, slug: string, path: string): Promise<Response> {
  const found = await findVisible(db, slug);
  if (!found) return notFound();
  const { id, publishedAt, revision } = found.site;
  const etag = `"${revision}-${publishedAt!.getTime()}"`;
  if (headers.get('if-none-match') === etag) return unchanged(etag);
  const file = await findFile(db, id, path);
  return file ? siteResponse(file.bytes, { type: file.type, etag }) : notFound();
}

const plain = { language: 'en', styleHref: '' };

const notFound = () =>
  siteResponse(
    writeWords(plain, {
      title: 'Page not found',
      lines: ['There is no published site at this address, or it has no such page.'],
    }),
    { status: 404 },
  );

const words = ({ slug }: SiteRow, status: number, title: string, lines: string[]) =>
  siteResponse(
    writeWords({ language: 'en', styleHref: `${siteRoot}/${slug}/files/style.css` }, { title, lines }),
    { status },
  );

async function readFields(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request, sendForm.bodyLimit);
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', { message: 'Send the form as a browser does.' });
  return new URLSearchParams(new TextDecoder().decode(bytes));
}
