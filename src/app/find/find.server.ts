import { implement } from '#kit/http/implement.server.ts';
import { findPassages, type Hit } from '#kit/search/find.server.ts';
import { find } from './contract.ts';

const mostPages = 4;
const mostWork = 6;
const mostShown = 4;
/** Below this a page has little more in common with what is typed than its language. */
const likely = 0.32;

export const findEndpoints = [
  implement(find, async ({ query: { q } }, context) => {
    const [pages, shown, own] = await Promise.all([
      findPassages(context, { q, sources: ['page'], limit: mostPages, hurried: true }),
      findPassages(context, {
        q,
        sources: ['question', 'creation', 'lesson', 'post'],
        shared: true,
        limit: mostShown,
        hurried: true,
      }),
      findPassages(context, { q, sources: ['talk', 'work'], mine: true, limit: mostWork, hurried: true }),
    ]);
    return {
      pages: pages.hits.filter(isLikely).map(({ subject }) => subject),
      shown: shown.hits.filter(isLikely).map(({ title, label, href }) => ({ title, label, href })),
      work: own.hits.map(({ subject, title, label, href }) => ({
        id: subject,
        title,
        toolTitle: label,
        href,
      })),
    };
  }),
];

const isLikely = ({ share, nearness }: Hit) => share === 1 || (nearness ?? 0) >= likely;
