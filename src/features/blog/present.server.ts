import { readingTime } from './reading-time.ts';
import type { PostRow } from './queries.server.ts';
import { teamAuthor } from './states.ts';

/** Of a post whose time has come, that time, also while its row does not say so yet. */
export const outSince = ({ publishedAt, publishAt, createdAt }: PostRow) =>
  publishedAt ?? publishAt ?? createdAt;

export const presentListed = (row: PostRow) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  tags: row.tags,
  author: teamAuthor,
  readingTime: readingTime(row.text),
  publishedAt: outSince(row),
});
