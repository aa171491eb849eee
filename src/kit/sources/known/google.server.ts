import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { defineSource, type Source } from '../source.ts';

const item = z.object({
  title: z.string(),
  link: z.url(),
  snippet: z.string().optional(),
  image: z
    .object({
      contextLink: z.url(),
      thumbnailLink: z.url(),
      width: z.number().optional(),
      height: z.number().optional(),
    })
    .optional(),
});

/** Without `items` where nothing is found. */
const answer = z.object({ kind: z.literal('customsearch#search'), items: listOf(item).optional() });

export function googleWith({ key, cx }: { key: string; cx: string }): Source {
  return defineSource({
    id: 'google',
    title: 'Google',
    home: 'https://www.google.com/',
    filters: ['web', 'pictures'],
    base: 'https://www.googleapis.com',
    budget: { aDay: 10_000 },
    async search({ text, filter, from, to }, ask) {
      const digits = (day: string | undefined) => day?.replaceAll('-', '') ?? '';
      const { items = [] } = await ask.json(answer, '/customsearch/v1', {
        key,
        cx,
        q: text,
        num: 10,
        searchType: filter === 'pictures' ? 'image' : undefined,
        sort: from || to ? `date:r:${digits(from)}:${digits(to)}` : undefined,
      });
      return items.map(({ title, link, snippet = '', image }) => ({
        title,
        href: image?.contextLink ?? link,
        text: snippet,
        ...(image
          ? {
              picture: {
                thumbnail: image.thumbnailLink,
                width: image.width,
                height: image.height,
                credit: new URL(image.contextLink).hostname,
              },
            }
          : {}),
      }));
    },
  });
}
