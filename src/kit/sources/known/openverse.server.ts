import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

const picture = z.object({
  title: z.string().nullish(),
  foreign_landing_url: z.url(),
  thumbnail: z.url(),
  creator: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  mature: z.boolean().nullish(),
});

const answer = z.object({ results: listOf(picture) });

export const openverse = defineSource({
  id: 'openverse',
  title: 'Openverse',
  home: 'https://openverse.org/',
  filters: ['pictures'],
  base: 'https://api.openverse.org',
  deadline: 6000,
  // For those without a key: twenty a minute, two hundred a day.
  budget: { every: 3000, aDay: 190 },
  async search({ words }, ask) {
    const { results } = await ask.json(answer, '/v1/images/', { q: words, page_size: 12 });
    return results
      .filter(({ mature }) => !mature)
      .map((one) => ({
        title: one.title || 'Untitled',
        href: one.foreign_landing_url,
        text: '',
        by: one.creator ?? undefined,
        picture: {
          thumbnail: one.thumbnail,
          width: one.width ?? undefined,
          height: one.height ?? undefined,
          credit: [one.creator, licenceOf(one.license, one.license_version)].filter(Boolean).join(', '),
        },
      }));
  },
});

function licenceOf(name: string, version: string | null | undefined): string {
  if (name === 'pdm') return 'public domain';
  return `${name === 'cc0' ? 'CC0' : `CC ${name.toUpperCase()}`}${version ? ` ${version}` : ''}`;
}
