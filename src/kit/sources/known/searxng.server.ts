import { z } from 'zod';
import { dayOf, listOf } from '../items.server.ts';
import { defineSource, type OutsideFilter, type Source } from '../source.ts';

const result = z.object({
  url: z.url(),
  title: z.string(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish(),
  thumbnail_src: z.string().nullish(),
  img_src: z.string().nullish(),
});

const answer = z.object({ results: listOf(result) });

const categories: Record<OutsideFilter, string> = {
  web: 'general',
  news: 'news',
  academic: 'science',
  discussions: 'social media',
  pictures: 'images',
};

/** One that the owner runs; its JSON format must be switched on there. */
export function searxngAt(base: string): Source {
  return defineSource({
    id: 'searxng',
    title: 'SearXNG',
    home: base,
    filters: ['web', 'news', 'academic', 'discussions', 'pictures'],
    base,
    deadline: 6000,
    async search({ text, filter }, ask) {
      const { results } = await ask.json(answer, '/search', {
        q: text,
        format: 'json',
        categories: categories[filter],
      });
      return results.slice(0, 10).map((one) => {
        const thumbnail = one.thumbnail_src || one.img_src;
        return {
          title: one.title,
          href: one.url,
          text: one.content ?? '',
          date: dayOf(one.publishedDate),
          ...(filter === 'pictures' && thumbnail && URL.canParse(thumbnail)
            ? {
                picture: {
                  thumbnail,
                  width: undefined,
                  height: undefined,
                  credit: new URL(one.url).hostname,
                },
              }
            : {}),
        };
      });
    },
  });
}
