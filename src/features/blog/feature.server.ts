import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { href } from '#kit/href.ts';
import { eraseDeleted } from '#kit/privacy/erase-deleted.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { commentTrash } from './comments.server.ts';
import { importBuiltInPosts } from './built-in-posts.server.ts';
import { publishDuePosts } from './jobs.server.ts';
import { listOutSlugs } from './queries.server.ts';
import { blogCommentTarget } from './report-targets.server.ts';
import { postSearch } from './search-source.server.ts';
import { blogEndpoints } from './server.ts';
import { blogComments, blogPosts, blogRevisions } from './table.server.ts';

export const blog = defineServerFeature({
  endpoints: blogEndpoints,
  jobs: [publishDuePosts],
  atStart: [importBuiltInPosts],
  siteAddresses: [
    async ({ db }) => (await listOutSlugs(db)).map(({ slug }) => href('/blog/:slug', { slug })),
  ],
  searchSources: [postSearch],
  reportTargets: [blogCommentTarget],
  trash: [commentTrash],
  personalData: [
    // Posts of the product, under its name.
    { table: blogPosts, erase: 'keep' },
    // Who wrote which wording; without the name once they have left.
    { table: blogRevisions, export: ownedRows(blogRevisions, blogRevisions.authorId), erase: 'keep' },
    // Others answered it: it stays without the name, as the page on which one deletes an account says.
    {
      table: blogComments,
      export: ownedRows(blogComments, blogComments.authorId),
      erase: eraseDeleted(blogComments, { ...commentTrash, author: blogComments.authorId }),
    },
  ],
});
