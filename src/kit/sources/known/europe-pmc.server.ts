import { z } from 'zod';
import { dayOf, listOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource } from '../source.ts';

const paper = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  authorString: z.string().optional(),
  abstractText: z.string().optional(),
  firstPublicationDate: z.string().optional(),
  pubYear: z.string().optional(),
});

const answer = z.object({ resultList: z.object({ result: listOf(paper) }) });

export const europePmc = defineSource({
  id: 'europepmc',
  title: 'Europe PMC',
  home: 'https://europepmc.org/',
  filters: ['academic'],
  base: 'https://www.ebi.ac.uk',
  deadline: 6000,
  async search({ words, from, to }, ask) {
    const span = from || to ? ` AND (FIRST_PDATE:[${from ?? '1800-01-01'} TO ${to ?? '2999-12-31'}])` : '';
    const { resultList } = await ask.json(answer, '/europepmc/webservices/rest/search', {
      query: words + span,
      format: 'json',
      resultType: 'core',
      pageSize: 8,
    });
    return resultList.result.map((paper) => ({
      title: plainText(paper.title).replace(/\.$/, ''),
      href: `https://europepmc.org/article/${encodeURIComponent(paper.source)}/${encodeURIComponent(paper.id)}`,
      text: plainText(paper.abstractText ?? ''),
      date: dayOf(paper.firstPublicationDate ?? paper.pubYear),
      by: paper.authorString?.slice(0, 200),
      // The page behind it is drawn by scripts.
      isWhole: true,
    }));
  },
});
