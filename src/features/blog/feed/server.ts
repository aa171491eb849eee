import { createHash } from 'node:crypto';
import type { Context } from '#kit/http/context.server.ts';
import { href } from '#kit/href.ts';
import { implement } from '#kit/http/implement.server.ts';
import { atomFeed, jsonFeed, rssFeed } from '../contract.ts';
import { outSince } from '../present.server.ts';
import { listNewest } from '../queries.server.ts';
import { teamAuthor } from '../states.ts';
import type { Feed } from './feed-parts.ts';
import { toHtml } from './to-html.ts';
import { writeAtom, writeJsonFeed, writeRss } from './write-feeds.ts';

const formats = [
  { endpoint: rssFeed, write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  { endpoint: atomFeed, write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
  { endpoint: jsonFeed, write: writeJsonFeed, type: 'application/feed+json; charset=utf-8' },
] as const;

export const feedEndpoints = formats.map(({ endpoint, write, type }) =>
  implement(endpoint, async (_, context) => {
    const body = write(await readFeed(context, endpoint.path));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const headers = { 'content-type': type, 'cache-control': 'no-cache', etag };
    // Readers ask every few minutes, mostly for nothing new.
    return context.headers.get('if-none-match') === etag
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  }),
);

async function readFeed({ db, settings }: Context, path: string): Promise<Feed> {
  const { publicUrl, product } = settings;
  const posts = await listNewest(db);
  const whole = (to: string) => new URL(to, publicUrl).href;
  const latest = Math.max(0, ...posts.map((post) => post.updatedAt.getTime()));
  return {
    title: `${product.name} blog`,
    description: 'How Frenly works, why it’s built that way, and what the numbers say.',
    home: whole(href('/blog')),
    self: whole(path),
    updatedAt: new Date(latest),
    items: posts.map((post) => ({
      id: `urn:uuid:${post.id}`,
      url: whole(href('/blog/:slug', { slug: post.slug })),
      title: post.title,
      summary: post.summary,
      html: toHtml(post.text, publicUrl),
      tags: post.tags,
      author: teamAuthor,
      publishedAt: outSince(post),
      updatedAt: post.updatedAt,
    })),
  };
}
