import { z } from 'zod';
import { listOf, namesOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource } from '../source.ts';

const work = z.object({
  DOI: z.string(),
  title: z.array(z.string()).min(1),
  /** JATS markup. */
  abstract: z.string().optional(),
  author: z
    .array(
      z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() }),
    )
    .optional(),
  issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional(),
  'container-title': z.array(z.string()).optional(),
});

const answer = z.object({ message: z.object({ items: listOf(work) }) });

export const crossref = defineSource({
  id: 'crossref',
  title: 'Crossref',
  home: 'https://search.crossref.org/',
  filters: ['academic'],
  base: 'https://api.crossref.org',
  deadline: 6000,
  async search({ words, from, to }, ask) {
    const dates = [from && `from-pub-date:${from}`, to && `until-pub-date:${to}`].filter(Boolean);
    const { message } = await ask.json(answer, '/works', {
      'query.bibliographic': words,
      rows: 8,
      select: 'DOI,title,abstract,author,issued,container-title',
      filter: dates.length > 0 ? dates.join(',') : undefined,
    });
    return message.items.map((work) => ({
      title: plainText(work.title[0]!),
      href: `https://doi.org/${encodeURI(work.DOI)}`,
      text: withoutHeading(plainText(work.abstract ?? '')) || (work['container-title']?.[0] ?? ''),
      date: dateOf(work.issued?.['date-parts'][0]),
      by: namesOf((work.author ?? []).flatMap(({ given, family, name }) => name ?? joined(given, family))),
    }));
  },
});

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ') || [];

const withoutHeading = (abstract: string) => abstract.replace(/^(?:Abstract|Summary)[:.]?\s+/i, '');

/** `[[null]]` where nobody told. */
function dateOf(parts: readonly (number | null)[] = []): string | undefined {
  const [year, ...rest] = parts;
  if (!year) return undefined;
  return [String(year), ...rest.filter(Boolean).map((part) => String(part).padStart(2, '0'))].join('-');
}
