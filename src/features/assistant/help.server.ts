/** Reading and searching the help. */
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { helpArticle, helpArticles, searchHelp } from './contract.ts';
import type { HelpArticle } from './help/article.ts';
import { helpGroups } from './help/groups.ts';
import type { HelpLibrary } from './help/library.server.ts';

const mostFound = 8;
const mostRelated = 3;
/** Below this it speaks of something else and only shares a word. Half a question is searched for, too, so scores say little. */
const leastCoverage = 0.28;

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
      const { articles } = await library.open(context);
      const article = articles.find((candidate) => candidate.slug === slug);
      if (!article) throw new AppError('not_found:article');
      return {
        ...presentSummary(article),
        blocks: article.blocks,
        related: relatedTo(article, articles).map(presentSummary),
      };
    }),

    implement(searchHelp, async ({ query: { q } }, context) => {
      const { index } = await library.open(context);
      const hits = index.find({ question: q, typing: true });
      return {
        articles: hits
          .filter(({ coverage }) => coverage >= leastCoverage)
          .slice(0, mostFound)
          .map(({ article }) => presentSummary(article)),
      };
    }),
  ];
}

/** Articles about the same pages first, then its neighbours on the shelf. */
function relatedTo(article: HelpArticle, articles: readonly HelpArticle[]) {
  const others = articles.filter((other) => other !== article);
  const samePages = (other: HelpArticle) => other.pages.filter((page) => article.pages.includes(page)).length;
  return others
    .filter((other) => samePages(other) > 0 || other.group === article.group)
    .sort((a, b) => samePages(b) - samePages(a))
    .slice(0, mostRelated);
}

function presentSummary({ slug, title, summary, group }: HelpArticle) {
  return { slug, title, summary, group };
}
