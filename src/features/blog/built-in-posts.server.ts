/**
 * Posts that come with the program, as files. Each is taken into the table once; a file that changes becomes a revision, unless
 * someone here has edited or taken down the post: then it is theirs.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { readFrontMatter } from '#kit/front-matter.ts';
import { projectFolder } from '#kit/paths.server.ts';
import type { Services } from '#kit/services.server.ts';
import { holdPost, insertRevision, updatePost } from './draft-queries.server.ts';
import { postWords } from './fields.ts';
import { blogPosts, blogRevisions } from './table.server.ts';

const folder = path.join(projectFolder, 'content/blog');

const builtInPost = z.strictObject({
  ...postWords,
  tags: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(postWords.tags),
  /** When it came out, in UTC. */
  date: z.iso.datetime().transform((text) => new Date(text)),
});
export type BuiltInPost = z.output<typeof builtInPost> & { source: string };

export function readBuiltInPosts(from = folder): BuiltInPost[] {
  return fs
    .readdirSync(from)
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      readBuiltInPost(path.basename(name, '.md'), fs.readFileSync(path.join(from, name), 'utf8')),
    );
}

function readBuiltInPost(slug: string, written: string): BuiltInPost {
  const read = readFrontMatter(written);
  const post = builtInPost.safeParse({ ...read?.fields, slug, text: read?.body });
  if (!post.success) throw new Error(`The post ${slug} is not right: ${z.prettifyError(post.error)}`);
  return { ...post.data, source: createHash('sha256').update(written).digest('base64url') };
}

/** Once at the start of the program; several processes may start at once. */
export async function importBuiltInPosts(
  { bus, db }: Pick<Services, 'bus' | 'db'>,
  posts = readBuiltInPosts(),
) {
  const slugs = posts.map(({ slug }) => slug);
  const known = await db
    .select({ id: blogPosts.id, slug: blogPosts.slug, source: blogPosts.source })
    .from(blogPosts)
    .where(inArray(blogPosts.slug, slugs));
  const bySlug = new Map(known.map((row) => [row.slug, row]));
  const changed = posts.filter(({ slug, source }) => bySlug.get(slug)?.source !== source);
  if (changed.length === 0) return;
  await bus.transact(async (tx) => {
    for (const { date, source, ...words } of changed) {
      const before = bySlug.get(words.slug);
      if (!before) {
        const [isNew] = await tx
          .insert(blogPosts)
          .values({ ...words, source, state: 'published', publishedAt: date, updatedAt: date })
          .onConflictDoNothing()
          .returning();
        if (isNew) await insertRevision(tx, isNew, null);
        continue;
      }
      // An owner's post that happens to have this address is not ours.
      if (before.source === null) continue;
      const row = await holdPost(tx, before.id);
      const revisions = await tx
        .select({ authorId: blogRevisions.authorId })
        .from(blogRevisions)
        .where(inArray(blogRevisions.postId, [before.id]));
      if (!row || row.state !== 'published' || revisions.some(({ authorId }) => authorId !== null)) continue;
      const { slug: _, ...wording } = words;
      const next = await updatePost(tx, row.id, {
        ...wording,
        source,
        revision: row.revision + 1,
        updatedAt: new Date(),
      });
      await insertRevision(tx, next, null);
    }
  });
}
