/** What takes long with books, done in a worker, one after the other. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { fetchFonts, fontFolders } from '#tools/export/pdf/font-packs.server.ts';
import type { GivenSource } from '../arrange/arrange-chapters.ts';
import { trims, type Book } from '../book.ts';
import { drawCover } from '../cover/draw-cover.server.ts';
import type { tasks } from './books-worker.server.ts';

const pool = createWorkerPool<typeof tasks>({
  entry: workerEntry('books-worker', import.meta.url),
  megabytes: 768,
  deadlineMs: 90_000,
  maxWaiting: 20,
});

interface Taker {
  who: string;
  signal?: AbortSignal | undefined;
}

/** Pages that were read, as one text. */
export const writePages = (pages: readonly ReadPage[], taker: Taker) =>
  pool.runTask('markdown', pages, taker);

/** A book as one text in Markdown. */
export const writeText = (title: string, book: Book, taker: Taker) =>
  pool.runTask('text', { title, book: { ...book, cover: { ...book.cover, picture: '' } } }, taker);

/** Texts of chapters, with their headings below that of the chapter. */
export const lowerHeadings = (texts: readonly string[], taker: Taker) =>
  pool.runTask('lowered', texts, taker);

/** The chapters of long texts. */
export const arrange = (sources: readonly GivenSource[], taker: Taker) =>
  pool.runTask('arrange', sources, taker);

export interface BookWish {
  title: string;
  book: Book;
  origin: string;
  /** What the book is known by. */
  identity: string;
  changedAt: Date;
  who: string;
  signal?: AbortSignal | undefined;
}

const wished = ({ title, book, origin, identity, changedAt }: BookWish) => ({
  title,
  book: { ...book, cover: { ...book.cover, picture: '' } },
  origin,
  identity,
  changedAt: changedAt.toISOString(),
});

export async function makeEpub(wish: BookWish) {
  const cover = await drawCover(wish.title, wish.book);
  return pool.runTask('epub', { ...wished(wish), cover }, wish);
}

export const makeHtml = (wish: BookWish) => pool.runTask('html', wished(wish), wish);

export async function makeBookPdf(wish: BookWish) {
  const { title, book } = wish;
  await fetchFonts([title, book.subtitle, book.author, ...textsOf(book)].join('\n'));
  const { width, height } = trims[wish.book.trim];
  const cover = await drawCover(wish.title, wish.book, height / width);
  return pool.runTask('pdf', { ...wished(wish), cover, fontFolders: fontFolders() }, wish);
}

const textsOf = ({ chapters }: Book) => chapters.flatMap(({ title, text }) => [title, text]);
