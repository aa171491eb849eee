import { isFlagOn } from '#kit/flags/flags.server.ts';
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
    const { caller, db } = context;
    const { tool = null, others } = context.wishes.read(q);
    const withAllies = caller.kind === 'member' && (await isFlagOn(db, caller.user.id, 'palette-allies'));
    const allies = withAllies ? ['ally'] : [];
    const [pages, shown, own] = await Promise.all([
      findPassages(context, { q, sources: ['page'], limit: mostPages, hurried: true }),
      findPassages(context, {
        q,
        sources: ['question', 'creation', 'lesson', 'post', ...allies],
        shared: true,
        limit: mostShown,
        hurried: true,
      }),
      findPassages(context, {
        q,
        sources: ['talk', 'work', ...allies],
        mine: true,
        limit: mostWork,
        hurried: true,
      }),
    ]);
    return {
      tool,
      pages: [
        ...new Set([
          ...others.map(({ page }) => page),
          ...pages.hits.filter(isLikely).map(({ subject }) => subject),
        ]),
      ],
      // What is one's own and shared is told once.
      shown: shown.hits
        .filter((hit) => isLikely(hit) && !own.hits.some(({ href }) => href === hit.href))
        .map(({ title, label, href }) => ({ title, label, href })),
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
