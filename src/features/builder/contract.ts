/** Publishing sites, what visitors see of them, and what they sent. Editing is what every work has. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { problemOfSlug } from './slug.ts';

const work = z.strictObject({ id: z.uuid() });

const publication = z.object({
  slug: z.string(),
  /** Null while it is not published. */
  publishedAt: moment.nullable(),
  /** Of the work. */
  revision: z.number(),
  isHidden: z.boolean(),
  answers: z.number(),
});

export const getPublication = endpoint({
  access: 'guest',
  business: 'member',
  key: 'content:read',
  method: 'GET',
  path: '/api/builder/sites/:id/publication',
  summary: 'Get where a site of yours is published; null if it never was.',
  params: work,
  output: z.object({ publication: publication.nullable() }),
});

export const publishSite = endpoint({
  access: 'member',
  business: 'member',
  method: 'PUT',
  path: '/api/builder/sites/:id/publication',
  summary: 'Publish a site, or publish its latest version.',
  rate: 'post',
  params: work,
  body: z.strictObject({
    slug: z
      .string()
      .max(100)
      .superRefine((slug, context) => {
        const message = problemOfSlug(slug);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  }),
  output: publication,
});

export const unpublishSite = endpoint({
  access: 'member',
  business: 'member',
  method: 'DELETE',
  path: '/api/builder/sites/:id/publication',
  summary: 'Unpublish a site at once. Its answers stay.',
  params: work,
  output: done,
});

const answer = z.object({
  id: z.string(),
  form: z.string(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  createdAt: moment,
});
export type SiteAnswer = z.output<typeof answer>;

export const listAnswers = endpoint({
  access: 'member',
  business: 'member',
  key: 'content:read',
  method: 'GET',
  path: '/api/builder/answers',
  summary: 'List what visitors sent by the forms of a site of yours, newest first.',
  query: paged({ site: z.uuid() }),
  output: page(answer),
});

export const downloadAnswers = endpoint({
  access: 'member',
  business: 'member',
  key: 'content:read',
  method: 'GET',
  path: '/api/builder/sites/:id/answers.csv',
  summary: 'Download the answers to the forms of a site of yours as CSV.',
  streaming: true,
  params: work,
  output: z.unknown(),
});

export const deleteAnswer = endpoint({
  access: 'member',
  business: 'member',
  key: 'content:write',
  method: 'DELETE',
  path: '/api/builder/sites/:id/answers/:answer',
  summary: 'Delete an answer to a form of a site of yours.',
  params: z.strictObject({ id: z.uuid(), answer: z.uuid() }),
  output: done,
});

export const siteReportKind = 'site';

export const siteByAddress = endpoint({
  access: 'public',
  method: 'GET',
  path: '/api/builder/published/:slug',
  summary: 'Get the title of a published site, for a report about it.',
  params: z.strictObject({ slug: z.string().max(100) }),
  output: z.object({ id: z.string(), title: z.string() }),
});

/** Pages of ours are under other paths; these are rendered by nobody but the visitor's browser, without an origin. */
export const siteRoot = '/sites';
const segment = z.string().max(100);

export const siteFrontPage = endpoint({
  access: 'public',
  method: 'GET',
  path: '/sites/:slug',
  summary: 'Read the first page of a published site.',
  streaming: true,
  params: z.strictObject({ slug: segment }),
  output: z.unknown(),
});

export const sitePage = endpoint({
  access: 'public',
  method: 'GET',
  path: '/sites/:slug/:page',
  summary: 'Read a page of a published site.',
  streaming: true,
  params: z.strictObject({ slug: segment, page: segment }),
  output: z.unknown(),
});

export const siteFile = endpoint({
  access: 'public',
  method: 'GET',
  path: '/sites/:slug/files/:name',
  summary: 'Get the style sheet or a picture of a published site.',
  streaming: true,
  params: z.strictObject({ slug: segment, name: segment }),
  output: z.unknown(),
});

export const sentPage = endpoint({
  access: 'public',
  method: 'GET',
  path: '/sites/:slug/sent/:form',
  summary: 'Read what a form of a published site says once it was sent.',
  streaming: true,
  params: z.strictObject({ slug: segment, form: segment }),
  output: z.unknown(),
});

export const sendForm = endpoint({
  access: 'public',
  fromSandbox: true,
  method: 'POST',
  path: '/sites/:slug/forms/:form',
  summary: 'Send a form of a published site.',
  rate: 'post',
  streaming: true,
  rawBody: true,
  bodyLimit: 40_000,
  params: z.strictObject({ slug: segment, form: segment }),
  output: z.unknown(),
});
