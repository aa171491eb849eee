/** Reads a document and keeps its pages as they come: the first at once, the others a few at a time. */
import { buffer } from 'node:stream/consumers';
import { AppError } from '#kit/errors.ts';
import { ReadFailure } from '#kit/documents/read/failure.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { readDocument, usualLimits } from '#kit/documents/read/read-document.server.ts';
import { publishAchievement } from '#social/people/deed.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import type { Services } from '#kit/services.server.ts';
import { documentChanged } from './news.server.ts';
import { waitsForReader } from './states.ts';
import { insertPages, updateDocument, type DocumentRow } from './queries.server.ts';
import { createRecogniser, type KeptPage } from './recognise.server.ts';

const pagesAtOnce = 10;
const longestWait = 400;
/** Of text that is kept of one document, however small the file was that unpacked to it. */
const mostLetters = 20_000_000;

interface Reading {
  signal: AbortSignal;
  password?: string;
  /** Told once there is something to look at. */
  onFirst?: () => void;
}

/** What went wrong with the document stands in its row. Throws only where it should be tried again: the process must stop, or the server has trouble. */
export async function keepPages(
  services: Services,
  row: DocumentRow,
  { signal, password, onFirst }: Reading,
) {
  const keeper = createKeeper(services, row);
  let letters = 0;
  try {
    await keeper.change({ state: 'reading', failure: null });
    const bytes = await bytesOf(services, row);
    for await (const part of partsOf(services, row, { bytes, signal, password })) {
      if ('count' in part)
        await keeper.change({ pageCount: part.count, ...(password === undefined ? {} : { isLocked: true }) });
      else {
        letters += part.page.blocks.reduce((sum, { text }) => sum + text.length, 0);
        if (letters > mostLetters) throw new ReadFailure('too-much');
        await keeper.add(part);
      }
      if (!('count' in part)) onFirst?.();
    }
    await keeper.end({ state: 'ready', failure: keeper.lacksReader() ? waitsForReader : null });
  } catch (error) {
    signal.throwIfAborted();
    const failure = failureOf(error);
    if (!failure) throw error;
    if (failure.why === 'locked' || failure.why === 'wrong-password')
      await keeper.end({
        state: 'locked',
        isLocked: true,
        failure: failure.why === 'locked' ? null : failure.message,
      });
    else await keeper.end({ state: 'failed', failure: failure.message });
    services.log.info(
      {
        event: 'document.read_failed',
        document: row.id,
        form: row.form,
        why: failure.why,
        err: failure.cause,
      },
      'A document could not be read.',
    );
  }
}

/** Busy or out of order is nothing that the document can help. */
function failureOf(error: unknown): { why: string; message: string; cause?: unknown } | undefined {
  if (error instanceof ReadFailure) return error;
  if (error instanceof AppError && error.status < 500)
    return { why: error.code, message: error.message, cause: error.cause };
  return undefined;
}

async function bytesOf({ db, files }: Services, { fileId }: DocumentRow): Promise<Uint8Array> {
  const file = await files.find(db, fileId);
  const stored = file && (await files.storage.get(file.key));
  if (!stored) throw new AppError('not_found:file', { message: 'The file no longer exists.' });
  return new Uint8Array(await buffer(stored.stream));
}

type Part = { count: number } | KeptPage;

async function* partsOf(
  services: Services,
  row: DocumentRow,
  { bytes, signal, password }: { bytes: Uint8Array; signal: AbortSignal; password: string | undefined },
): AsyncGenerator<Part> {
  const { form } = row;
  const recognise = createRecogniser(services, row, signal);
  if (form === 'picture') {
    yield { count: 1 };
    yield await recognise(bytes, { number: 1 });
    return;
  }
  const from = row.pagesRead + 1;
  const limits = { ...usualLimits, megabytes: services.settings.documentMemory };
  for await (const part of readDocument(
    { form, bytes, from, ...(password === undefined ? {} : { password }) },
    { signal, limits, who: row.ownerId },
  )) {
    if (!('scan' in part)) yield part;
    else {
      const { picture, ...page } = part.scan;
      yield await recognise(picture, page);
    }
  }
}

function createKeeper({ bus }: Services, row: DocumentRow) {
  let waiting: ReadPage[] = [];
  let lastWrite = 0;
  let { pagesRead, unreadPages } = row;
  let lacksReader = false;

  const change = (values: Parameters<typeof updateDocument>[2]) =>
    bus.transact(async (tx) => {
      const changed = await updateDocument(tx, row.id, values);
      if (!changed) throw new AppError('not_found:document');
      tell(changed);
    });
  const tell = ({ id, ownerId, state, pageCount, pagesRead: read }: DocumentRow) =>
    bus.tell(ownChannelOf(ownerId), documentChanged, { id, state, pageCount, pagesRead: read });

  async function write(values: Parameters<typeof updateDocument>[2] = {}) {
    const pages = waiting;
    waiting = [];
    lastWrite = Date.now();
    const changed = await bus.transact(async (tx) => {
      await insertPages(tx, row.id, pages);
      if (values.state === 'ready') publishAchievement(tx, row.ownerId);
      return updateDocument(tx, row.id, { pagesRead, unreadPages, readAt: new Date(), ...values });
    });
    if (!changed) throw new AppError('not_found:document');
    tell(changed);
  }

  return {
    change,
    lacksReader: () => lacksReader,
    async add({ page, isUnread = false, lacksReader: lacks = false }: KeptPage) {
      lacksReader ||= lacks;
      waiting.push(page);
      pagesRead = Math.max(pagesRead, page.number);
      if (isUnread) unreadPages += 1;
      if (waiting.length >= pagesAtOnce || Date.now() - lastWrite > longestWait) await write();
    },
    end: write,
  };
}
