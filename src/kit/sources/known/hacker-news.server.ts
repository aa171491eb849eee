import { z } from 'zod';
import { dayOf, listOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource, type Question } from '../source.ts';

const story = z.object({
  objectID: z.string().regex(/^\d+$/),
  title: z.string(),
  url: z.string().nullish(),
  author: z.string(),
  points: z.number().nullish(),
  num_comments: z.number().nullish(),
  story_text: z.string().nullish(),
  created_at: z.string(),
});

const answer = z.object({ hits: listOf(story) });

export const hackerNews = defineSource({
  id: 'hackernews',
  title: 'Hacker News',
  home: 'https://news.ycombinator.com/',
  filters: ['discussions', 'news'],
  base: 'https://hn.algolia.com',
  async search({ words, filter, from, to }, ask) {
    const { hits } = await ask.json(answer, filter === 'news' ? '/api/v1/search_by_date' : '/api/v1/search', {
      query: words,
      tags: 'story',
      hitsPerPage: 8,
      numericFilters: spanOf({ from, to }),
    });
    return hits.map((hit) => {
      const talk = `https://news.ycombinator.com/item?id=${hit.objectID}`;
      return {
        title: hit.title,
        href: filter === 'news' && hit.url ? hit.url : talk,
        text:
          plainText(hit.story_text ?? '') || `${hit.points ?? 0} points, ${hit.num_comments ?? 0} comments`,
        date: dayOf(hit.created_at),
        by: hit.author,
      };
    });
  },
});

const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

function spanOf({ from, to }: Pick<Question, 'from' | 'to'>): string | undefined {
  const parts = [from && `created_at_i>=${seconds(from)}`, to && `created_at_i<${seconds(to) + 86_400}`];
  return parts.filter(Boolean).join(',') || undefined;
}
