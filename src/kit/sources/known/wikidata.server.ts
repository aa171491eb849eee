import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

const answer = z.object({
  search: listOf(
    z.object({ id: z.string().regex(/^[QPL]\d+$/), label: z.string(), description: z.string().optional() }),
  ),
});

export const wikidata = defineSource({
  id: 'wikidata',
  title: 'Wikidata',
  home: 'https://www.wikidata.org/',
  filters: ['web'],
  base: 'https://www.wikidata.org',
  async search({ words, language }, ask) {
    const { search } = await ask.json(answer, '/w/api.php', {
      action: 'wbsearchentities',
      format: 'json',
      formatversion: 2,
      search: words,
      language,
      uselang: language,
      type: 'item',
      limit: 5,
    });
    return search.map(({ id, label, description = '' }) => ({
      title: label,
      href: `https://www.wikidata.org/wiki/${id}`,
      text: description,
      isWhole: true,
    }));
  },
});
