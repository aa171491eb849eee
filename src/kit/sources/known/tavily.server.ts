import { z } from 'zod';
import { dayOf, listOf } from '../items.server.ts';
import { defineSource, type Source } from '../source.ts';

const answer = z.object({
  results: listOf(
    z.object({
      title: z.string(),
      url: z.url(),
      content: z.string(),
      published_date: z.string().nullish(),
    }),
  ),
});

export function tavilyWith(key: string): Source {
  return defineSource({
    id: 'tavily',
    title: 'Tavily',
    home: 'https://tavily.com/',
    filters: ['web', 'news'],
    base: 'https://api.tavily.com',
    deadline: 6000,
    async search({ text, filter, from, to }, ask) {
      const { results } = await ask.json(
        answer,
        '/search',
        {},
        {
          headers: { authorization: `Bearer ${key}` },
          body: {
            query: text,
            search_depth: 'basic',
            topic: filter === 'news' ? 'news' : 'general',
            max_results: 8,
            ...(from ? { start_date: from } : {}),
            ...(to ? { end_date: to } : {}),
          },
        },
      );
      return results.map(({ title, url, content, published_date }) => ({
        title,
        href: url,
        text: content,
        date: dayOf(published_date && isoDay(published_date)),
      }));
    },
  });
}

/** It writes dates as mail does. */
function isoDay(date: string): string | undefined {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
