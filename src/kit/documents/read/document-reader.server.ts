/** A process of its own that reads one document and goes: whatever it holds, nobody else feels it. Each kind loads what it needs. */
import os from 'node:os';
import type { ReadPage } from './document.ts';
import { ReadFailure } from './failure.ts';
import type { ScanDrawer } from './pdf/draw-scan.server.ts';
import { pagesAhead, type FromReader, type ToReader } from './reader-messages.ts';

let room = pagesAhead;
let wake: (() => void) | undefined;

const say = (message: FromReader) => process.send!(message);
process.on('disconnect', () => process.exit(0));
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // whoever opens a page goes first

process.on('message', (message: ToReader | 'more') => {
  if (message === 'more') {
    room += 1;
    wake?.();
  } else void read(message);
});
say({ is: 'ready' });

async function read(work: ToReader) {
  try {
    if (work.form === 'pdf') await readPdf(work);
    else {
      const { readFlowing } = await import('./read-flowing.ts');
      await readPages(await readFlowing(work.form, work.bytes), work.from);
    }
    say({ is: 'done' });
  } catch (error) {
    const why = error instanceof ReadFailure ? error.why : 'broken';
    const cause = error instanceof ReadFailure ? (error.cause ?? error) : error;
    say({ is: 'failed', why, detail: String((cause as Error).stack ?? cause) });
  }
}

async function readPages(pages: readonly ReadPage[], from: number) {
  if (pages.every(({ blocks }) => blocks.length === 0)) throw new ReadFailure('empty');
  say({ is: 'count', pages: pages.length });
  for (const page of pages.slice(from - 1)) await send({ is: 'page', page: readable(page) });
}

/** So much is on no page that someone reads: a slide may hold whatever its maker put there. */
const mostLetters = 500_000;

function readable(page: ReadPage): ReadPage {
  let letters = 0;
  const blocks = page.blocks.filter(({ text }) => (letters += text.length) <= mostLetters);
  return { ...page, blocks };
}

async function readPdf({ bytes, password, from }: ToReader) {
  const { openPdf } = await import('./pdf/read-pdf-pages.server.ts');
  // The reader takes its bytes for itself; these stay for drawing what is only a picture.
  const { count, pages } = await openPdf({ bytes: bytes.slice(), password, from });
  say({ is: 'count', pages: count });
  let scans: ScanDrawer | undefined;
  for await (const page of pages) {
    const isBlank = page.blocks.length === 0;
    if (isBlank) scans ??= await openDrawer(bytes, password);
    const picture = isBlank ? await scans?.draw(page.number) : undefined;
    if (!picture) await send({ is: 'page', page });
    else {
      const { number, label, size } = page;
      await send({ is: 'scan', scan: { number, ...(label ? { label } : {}), size: size!, picture } });
    }
  }
}

const openDrawer = async (bytes: Uint8Array, password: string | undefined) =>
  (await import('./pdf/draw-scan.server.ts')).openDrawer(bytes, password);

async function send(message: FromReader) {
  while (room <= 0) await new Promise<void>((resolve) => (wake = resolve));
  room -= 1;
  say(message);
}
