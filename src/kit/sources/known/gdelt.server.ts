import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

/** `{}` where there are none; faults come as plain text with status 200. */
const answer = z.object({
  articles: listOf(
    z.object({
      url: z.url(),
      title: z.string(),
      seendate: z.string().regex(/^\d{8}T\d{6}Z$/),
      domain: z.string(),
    }),
  ).optional(),
});

export const gdelt = defineSource({
  id: 'gdelt',
  title: 'GDELT news',
  home: 'https://www.gdeltproject.org/',
  filters: ['news'],
  base: 'https://api.gdeltproject.org',
  budget: { every: 5000 },
  deadline: 7000,
  async search({ words, from, to }, ask) {
    const { articles = [] } = await ask.json(answer, '/api/v2/doc/doc', {
      query: words,
      mode: 'ArtList',
      format: 'json',
      maxrecords: 10,
      sort: 'HybridRel',
      startdatetime: from && `${from.replaceAll('-', '')}000000`,
      enddatetime: to && `${to.replaceAll('-', '')}235959`,
    });
    return articles.map(({ url, title, seendate, domain }) => ({
      title,
      href: url,
      text: '',
      date: `${seendate.slice(0, 4)}-${seendate.slice(4, 6)}-${seendate.slice(6, 8)}`,
      by: domain,
    }));
  },
});
