import { readAtom } from '../atom.server.ts';
import { dayOf, namesOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

export const arxiv = defineSource({
  id: 'arxiv',
  title: 'arXiv',
  home: 'https://arxiv.org/',
  filters: ['academic'],
  base: 'https://export.arxiv.org',
  budget: { every: 3000 },
  deadline: 7000,
  async search({ words, from, to }, ask) {
    const all = words
      .split(' ')
      .map((word) => `all:"${word}"`)
      .join(' AND ');
    const digits = (day: string, time: string) => day.replaceAll('-', '') + time;
    const span =
      from || to
        ? ` AND submittedDate:[${digits(from ?? '1991-01-01', '0000')} TO ${digits(to ?? '2999-12-31', '2359')}]`
        : '';
    const feed = await ask.text('/api/query', {
      search_query: all + span,
      start: 0,
      max_results: 8,
      sortBy: 'relevance',
    });
    return readAtom(feed)
      .filter(({ id }) => !id.includes('/api/errors'))
      .map(({ id, title, summary, published, authors }) => ({
        title,
        href: id.replace(/^http:/, 'https:'),
        text: summary,
        date: dayOf(published),
        by: namesOf(authors),
      }));
  },
});
