/** Reading and searching the help. */
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { helpArticle, helpArticles, searchHelp } from './contract.ts';
import type { HelpArticle } from './help/article.ts';
import { helpGroups } from './help/groups.ts';
import type { HelpLibrary } from './help/library.server.ts';

const mostFound = 8;
const mostRelated = 3;
/** Below this it only shares a word. Half a question is searched for, too, so it need not be sure. */
const leastSure = 0.25;
/** Of the best one's; what comes after is noise. */
const nearEnough = 0.6;

export function helpEndpoints(library: HelpLibrary) {
  return [
    implement(helpArticles, async (_, context) => {
      const { articles } = await library.open(context);
      return {
        groups: helpGroups
          .map((title) => ({
            title,
            articles: articles.filter(({ group }) => group === title).map(presentSummary),
          }))
          .filter((group) => group.articles.length > 0),
        supportEmail: context.settings.product.supportEmail,
      };
    }),

    implement(helpArticle, async ({ params: { slug } }, context) => {
      const { articles, index } = await library.open(context);
      const article = articles.find((candidate) => candidate.slug === slug);
      if (!article) throw new AppError('not_found:article');
      // Its own title and summary, asked as a question, find what is nearest to it.
      const near = index.find({ question: `${article.title} ${article.summary}` });
      const related = near.map((hit) => hit.article).filter((other) => other !== article);
      return {
        ...presentSummary(article),
        blocks: article.blocks,
        related: related.slice(0, mostRelated).map(presentSummary),
      };
    }),

    implement(searchHelp, async ({ query: { q } }, context) => {
      const { find } = await library.open(context);
      const found = await find({ question: q, typing: true });
      const least = Math.max(leastSure, (found[0]?.sureness ?? 0) * nearEnough);
      return {
        articles: found
          .filter(({ sureness }) => sureness >= least)
          .slice(0, mostFound)
          .map(({ article }) => presentSummary(article)),
      };
    }),
  ];
}

function presentSummary({ slug, title, summary, group }: HelpArticle) {
  return { slug, title, summary, group };
}
