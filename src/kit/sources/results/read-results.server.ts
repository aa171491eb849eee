/** Reads the pages behind the best results, as many as there is time for; the rest speaks by what its source said. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#kit/log.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import { passagesOf, type Passage } from '#kit/sources/passages.ts';
import { readPage } from '#kit/sources/read-page.server.ts';

const mostPages = 5;
/** For all of them together. */
const patience = 3500;

interface Readable {
  id: number;
  href: string;
  text: string;
  /** Nothing more stands behind it. */
  isWhole: boolean;
}

interface Parts {
  safeFetch: SafeFetch;
  log: Log;
  signal: AbortSignal;
}

export interface ReadText {
  passages: Passage[];
  isRead: boolean;
}

export async function readResults(
  results: readonly Readable[],
  { safeFetch, log, signal }: Parts,
): Promise<Map<number, ReadText>> {
  const read = new Map(
    results.map(({ id, text }) => [id, { passages: passagesOf([text]), isRead: false } as ReadText]),
  );
  const late = new AbortController();
  const both = AbortSignal.any([signal, late.signal]);
  const pages = results
    .filter(({ isWhole }) => !isWhole)
    .slice(0, mostPages)
    .map(async ({ id, href, text }) => {
      try {
        const { passages } = await readPage({ safeFetch }, href, both);
        // What the source said comes first: it is the beginning, or the best place it knows.
        if (passages.length > 0)
          read.set(id, { passages: withFirst(passagesOf([text]), passages), isRead: true });
      } catch (error) {
        if (!both.aborted)
          log.info(
            { event: 'source.page_read_failed', err: error },
            'The page behind a search result could not be read.',
          );
      }
    });
  await Promise.race([Promise.all(pages), delay(patience, undefined, { ref: false })]);
  late.abort();
  signal.throwIfAborted();
  return read;
}

function withFirst(first: readonly Passage[], rest: readonly Passage[]): Passage[] {
  const said = new Set(first.flatMap(({ sentences }) => sentences));
  const fresh = rest.filter(({ sentences }) => !sentences.every((sentence) => said.has(sentence)));
  return [...first, ...fresh];
}
