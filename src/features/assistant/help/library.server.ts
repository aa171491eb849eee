/** All help there is, whatever its source, and the way to find something in it. */
import type { HelpArticle } from './article.ts';
import { createFirstQuestions, type KnownQuestion } from './first-questions.ts';
import { helpGroups } from './groups.ts';
import { createHelpIndex, type HelpQuestion, type HelpIndex } from './help-index.ts';
import { createMeaning, type Meaning } from './meaning.server.ts';
import { rank, type Found } from './rank.ts';
import type { HelpServices, HelpSource } from './source.server.ts';
import { wordsOf } from './terms.ts';

/** Fewer words being typed mean too little yet. */
const fewestTyped = 3;

interface HelpState {
  articles: readonly HelpArticle[];
  index: HelpIndex;
  meaning: Meaning;
  known(question: string): KnownQuestion | undefined;
}

export interface OpenLibrary {
  articles: readonly HelpArticle[];
  index: HelpIndex;
  /** One of the first questions of newcomers, where it is just that. */
  known(question: string): KnownQuestion | undefined;
  /** The best first. */
  find(asked: HelpQuestion): Promise<Found[]>;
}

export interface HelpLibrary {
  open(services: HelpServices): Promise<OpenLibrary>;
}

export function createHelpLibrary(sources: readonly HelpSource[]): HelpLibrary {
  let parts: (readonly HelpArticle[])[] = [];
  let state: HelpState | undefined;
  return {
    async open(services) {
      const now = await Promise.all(sources.map((source) => source.articles(services)));
      if (!state || now.some((articles, index) => articles !== parts[index])) {
        parts = now;
        const articles = now.flat().sort(byPlace);
        const index = createHelpIndex(articles);
        const known = createFirstQuestions(articles, index.terms);
        state = { articles, index, meaning: createMeaning(articles), known };
      }
      const opened = state;
      opened.meaning.prepare(services);
      const { articles, index, known } = opened;
      return {
        articles,
        index,
        known,
        async find(asked) {
          const { length } = wordsOf(asked.question);
          const hits = index.find(asked);
          const { typing } = asked;
          if (length === 0 || (typing && length < fewestTyped)) return rank({ hits, length, typing });
          return rank({ hits, length, typing, near: await nearness(asked, opened, services) });
        },
      };
    },
  };
}

async function nearness(
  { question, earlier, typing = false }: HelpQuestion,
  { articles, index, meaning }: HelpState,
  services: HelpServices,
) {
  const text = index.mended(earlier ? `${earlier} ${question}` : question);
  const near = await meaning.nearness({ text, hurried: typing }, services);
  return near && new Map(articles.map((article, place) => [article, near[place]!]));
}

function byPlace(a: HelpArticle, b: HelpArticle) {
  return helpGroups.indexOf(a.group) - helpGroups.indexOf(b.group) || a.order - b.order;
}
