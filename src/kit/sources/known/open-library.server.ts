import { z } from 'zod';
import { listOf, namesOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

const book = z.object({
  key: z.string().startsWith('/works/'),
  title: z.string(),
  author_name: z.array(z.string()).optional(),
  first_publish_year: z.number().optional(),
  first_sentence: z.array(z.string()).optional(),
  subject: z.array(z.string()).optional(),
});

const answer = z.object({ docs: listOf(book) });

export const openLibrary = defineSource({
  id: 'openlibrary',
  title: 'Open Library',
  home: 'https://openlibrary.org/',
  filters: ['web', 'academic'],
  base: 'https://openlibrary.org',
  deadline: 5000,
  budget: { every: 350 },
  async search({ words }, ask) {
    const { docs } = await ask.json(answer, '/search.json', {
      q: words,
      limit: 5,
      fields: 'key,title,author_name,first_publish_year,first_sentence,subject',
    });
    return docs.map((book) => ({
      title: book.title,
      href: `https://openlibrary.org${book.key}`,
      text: textOf(book),
      date: book.first_publish_year ? String(book.first_publish_year).padStart(4, '0') : undefined,
      by: namesOf(book.author_name ?? []),
      isWhole: true,
    }));
  },
});

function textOf({ first_sentence: [sentence] = [], subject = [] }: z.output<typeof book>): string {
  if (sentence) return `A book that begins: “${sentence}”`;
  return subject.length > 0 ? `A book about ${subject.slice(0, 5).join(', ')}.` : 'A book.';
}
