/** The page behind a result, as passages. Fetched through the one door; read apart; never trusted. */
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import { readDocumentText } from '#kit/documents/read-text.server.ts';
import { AppError } from '#kit/errors.ts';
import { pageText } from './page-reader.server.ts';
import { passagesOf, type Passage } from './passages.ts';

const deadline = 5000;
const longestPage = 3_000_000;
const longestPdf = 60_000;

export interface ReadPage {
  /** Where it was found in the end. */
  href: string;
  title: string;
  passages: Passage[];
}

export async function readPage(
  { safeFetch }: { safeFetch: SafeFetch },
  href: string,
  signal: AbortSignal,
): Promise<ReadPage> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  const answer = await safeFetch(href, {
    headers: { accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,application/pdf;q=0.5' },
    signal: soon,
  });
  if (answer.status !== 200) throw unreadable(`it answered ${answer.status}`);
  const type = (answer.headers.get('content-type') ?? 'text/html').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/pdf') {
    const text = await readDocumentText(
      { bytes: answer.body, name: 'page.pdf', enough: longestPdf },
      { signal: soon },
    );
    return { href: answer.url, title: '', passages: passagesOf(text.split(/\n\s*\n/)) };
  }
  if (type === 'text/plain')
    return {
      href: answer.url,
      title: '',
      passages: passagesOf(
        answer
          .text()
          .slice(0, longestPage)
          .split(/\n\s*\n/),
      ),
    };
  if (type !== 'text/html' && type !== 'application/xhtml+xml') throw unreadable(`it is ${type}`);
  // Reading has a deadline of its own, in processor time.
  const { title, paragraphs } = await pageText(answer.text().slice(0, longestPage), signal);
  return { href: answer.url, title, passages: passagesOf(paragraphs) };
}

const unreadable = (why: string) =>
  new AppError('invalid:page', { message: 'That page couldn’t be read.', cause: new Error(why) });
