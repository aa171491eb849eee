/** A book as a kind of result, and as a kind of work that people go on editing. */
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Book } from './book.ts';
import type { Readings } from './reader/reading.ts';

export const bookWork = defineWork<Book>({ id: 'book', title: 'Book', page: '/ebooks' });

export const bookKind = defineKind<Book>({
  id: 'book',
  title: 'Book',
  readable: true,
  editedAs: editedAs(bookWork, ({ output }) => output.data),
});

/** Where someone is in the books that they read, with what they marked: their own, whoever wrote the books. */
export const readingsWork = defineWork<Readings>({ id: 'book-readings', title: 'Reading notes' });
