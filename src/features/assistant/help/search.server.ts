/** The help as others search it: a passage with its link, and how sure it is that this is it. */
import type { Library } from '#bamboo/expert.ts';
import { href } from '#kit/href.ts';
import { asMarkdown } from './as-markdown.ts';
import type { HelpLibrary } from './library.server.ts';
import { passageOf } from './passage.ts';
import type { HelpServices } from './source.server.ts';

const mostFound = 5;

export function searchHelp(library: HelpLibrary, services: HelpServices): Library {
  return {
    async known(text) {
      const byHeart = (await library.open(services)).known(text);
      if (!byHeart) return undefined;
      const { article, question, answer } = byHeart;
      return {
        title: question,
        url: href('/support', { article: article.slug }),
        text: asMarkdown(answer),
        score: 1,
      };
    },
    async search(text, { page }) {
      const { find, index } = await library.open(services);
      const found = await find({ question: text, ...(page ? { page } : {}) });
      return found.slice(0, mostFound).map(({ article, sureness, parts }) => ({
        title: article.title,
        url: href('/support', { article: article.slug }),
        text: passageOf(article, text, index, parts),
        score: sureness,
      }));
    },
  };
}
