import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

const page = z.object({
  title: z.string(),
  /** Pages come in no order; this is their rank. */
  index: z.number(),
  fullurl: z.url(),
  extract: z.string().optional(),
});

/** Where nothing is found there is no `query`; faults come with status 200 and neither. */
const answer = z.union([
  z.object({ query: z.object({ pages: listOf(page) }) }),
  z.object({ batchcomplete: z.literal(true), query: z.undefined().optional() }),
]);

export const wikipedia = defineSource({
  id: 'wikipedia',
  title: 'Wikipedia',
  home: 'https://www.wikipedia.org/',
  filters: ['web'],
  base: 'https://{language}.wikipedia.org',
  async search({ text }, ask) {
    const { query } = await ask.json(answer, '/w/api.php', {
      action: 'query',
      format: 'json',
      formatversion: 2,
      generator: 'search',
      gsrsearch: text,
      gsrlimit: 8,
      prop: 'extracts|info',
      inprop: 'url',
      exintro: 1,
      explaintext: 1,
      exlimit: 8,
    });
    return (query?.pages ?? [])
      .toSorted((a, b) => a.index - b.index)
      .map(({ title, fullurl, extract = '' }) => ({ title, href: fullurl, text: extract }));
  },
});
