import { z } from 'zod';
import { SourceFailure } from '../failure.server.ts';
import { dayOf, listOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource } from '../source.ts';

const question = z.object({
  title: z.string(),
  link: z.url(),
  body: z.string().optional(),
  score: z.number(),
  answer_count: z.number(),
  creation_date: z.number(),
  owner: z.object({ display_name: z.string().optional() }).optional(),
});

const answer = z.object({
  items: listOf(question),
  /** Seconds: who asks again sooner is shut out. */
  backoff: z.number().optional(),
  quota_remaining: z.number().optional(),
});

export const stackExchange = defineSource({
  id: 'stackexchange',
  title: 'Stack Overflow',
  home: 'https://stackoverflow.com/',
  filters: ['discussions'],
  base: 'https://api.stackexchange.com',
  budget: { every: 100, aDay: 280 },
  async search({ words, from, to }, ask) {
    const second = (day: string | undefined) => (day ? Date.parse(`${day}T00:00:00Z`) / 1000 : undefined);
    const { items, quota_remaining: left } = await ask.json(answer, '/2.3/search/advanced', {
      q: words,
      site: 'stackoverflow',
      order: 'desc',
      sort: 'relevance',
      pagesize: 8,
      filter: 'withbody',
      fromdate: second(from),
      todate: second(to),
    });
    if (left === 0 && items.length === 0) throw new SourceFailure('limited', { pause: 3_600_000 });
    return items.map(({ title, link, body = '', score, answer_count: answers, creation_date, owner }) => ({
      title: plainText(title),
      href: link,
      text: plainText(body) || `${answers} answers, score ${score}`,
      date: dayOf(creation_date),
      by: owner?.display_name && plainText(owner.display_name),
    }));
  },
});
