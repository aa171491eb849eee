import { z } from 'zod';
import { dayOf, listOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource, type Question, type Source } from '../source.ts';

const result = z.object({
  title: z.string(),
  url: z.url(),
  description: z.string().optional(),
  page_age: z.string().optional(),
});

const webAnswer = z.object({
  type: z.literal('search'),
  web: z.object({ results: listOf(result) }).optional(),
});
const newsAnswer = z.object({ results: listOf(result) });

export function braveWith(key: string): Source {
  return defineSource({
    id: 'brave',
    title: 'Brave Search',
    home: 'https://search.brave.com/',
    filters: ['web', 'news', 'discussions'],
    base: 'https://api.search.brave.com',
    budget: { every: 1000 },
    async search(question, ask) {
      const parameters = { q: question.text, count: 10, freshness: spanOf(question) };
      const request = { headers: { 'x-subscription-token': key } };
      const results =
        question.filter === 'news'
          ? (await ask.json(newsAnswer, '/res/v1/news/search', parameters, request)).results
          : ((await ask.json(webAnswer, '/res/v1/web/search', parameters, request)).web?.results ?? []);
      return results.map(({ title, url, description = '', page_age }) => ({
        title: plainText(title),
        href: url,
        text: plainText(description),
        date: dayOf(page_age),
      }));
    },
  });
}

const spanOf = ({ from, to }: Question) =>
  from || to ? `${from ?? '1990-01-01'}to${to ?? new Date().toISOString().slice(0, 10)}` : undefined;
