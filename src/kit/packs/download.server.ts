/** One archive from the registry into a file. What is there already is not asked for again. */
import { open, stat, truncate } from 'node:fs/promises';
import { ifThere } from '#kit/files/temp-file.server.ts';
import { TroubleError } from './pack-failure.ts';

interface Options {
  /** How many there must be in the end. */
  bytes: number;
  signal: AbortSignal;
  /** How many are there now. */
  onBytes(received: number): void;
}

/** A registry that sends nothing for this long has hung up without saying so. */
const silence = 30_000;
/** Tries in a row that brought nothing new. */
const mostFruitless = 2;

export async function download(url: string, file: string, options: Options): Promise<void> {
  const { bytes, signal, onBytes } = options;
  let fruitless = 0;
  for (;;) {
    const had = await sizeOf(file);
    if (had > bytes) throw new TroubleError('altered');
    onBytes(had);
    if (had === bytes) return;
    try {
      await receive(url, file, had, options);
    } catch (error) {
      signal.throwIfAborted();
      if (isOurs(error)) throw error;
      if ((await sizeOf(file)) > had) fruitless = 0;
      else fruitless += 1;
      if (fruitless >= mostFruitless) throw new TroubleError('offline', { cause: error });
    }
  }
}

async function receive(url: string, file: string, from: number, { bytes, signal, onBytes }: Options) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('the registry fell silent')), silence);
  try {
    const response = await fetch(url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal: AbortSignal.any([signal, patience.signal]),
    });
    let at = await placeOf(response, from, file);
    await using handle = await open(file, 'a', 0o600);
    for await (const chunk of response.body!) {
      timer.refresh();
      at += chunk.byteLength;
      if (at > bytes) throw new TroubleError('altered');
      await handle.writeFile(chunk);
      onBytes(at);
    }
    if (at < bytes) throw new Error('the archive was cut off');
  } finally {
    clearTimeout(timer);
  }
}

/** Where in the file the answer belongs: not every registry gives parts of an archive. */
async function placeOf({ status, headers, body }: Response, from: number, file: string): Promise<number> {
  if (status === 206 && headers.get('content-range')?.startsWith(`bytes ${from}-`)) return from;
  if (status === 200) {
    if (from > 0) await truncate(file, 0);
    return 0;
  }
  await body?.cancel();
  if (status === 404 || status === 410) throw new TroubleError('absent');
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) throw new TroubleError('refused');
  throw new Error(`the registry answered ${status}`);
}

/** What another try would not change: our own verdicts, and a disk that takes no more. */
function isOurs(error: unknown) {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return error instanceof TroubleError || code === 'ENOSPC' || syscall === 'write' || syscall === 'open';
}

async function sizeOf(file: string) {
  return (await ifThere(stat(file)))?.size ?? 0;
}
