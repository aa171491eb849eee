/** Where bytes are kept. What a file is called and whose it is stands in the database; here it is only a key. */
import { randomBytes } from 'node:crypto';
import { AppError } from '#kit/errors.ts';

export type Body = Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface PutLimits {
  maxBytes: number;
  /** What the sender announced: too much is refused before the first byte, and another length at the end. */
  expectedBytes?: number;
  signal?: AbortSignal;
}

export interface PutOptions extends PutLimits {
  contentType: string;
}

/** Both ends are included, as in HTTP; without an end it goes to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface Stored {
  bytes: number;
  sha256: string;
}

export interface StoredBody {
  /** Read it to the end or cancel it: until then it holds a file or a connection open. */
  stream: ReadableStream<Uint8Array>;
  /** Bytes in the stream, which is less than `totalBytes` when a range was asked for. */
  bytes: number;
  totalBytes: number;
  /** Only where the storage keeps it. */
  contentType?: string;
}

export interface Storage {
  /** All or nothing: a put that throws leaves no file and no temp file. */
  put(key: string, body: Body, options: PutOptions): Promise<Stored>;
  get(key: string, options?: { range?: ByteRange }): Promise<StoredBody | null>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; bytes: number }>;
  /** Throws unless a file can be written now. */
  check(): Promise<void>;
  /** Removes what a killed process left half written, and says how many. */
  sweepTemp(olderThanMs: number): Promise<number>;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{38}$/;

/** 160 random bits; the first two characters are a folder, so that no folder grows too wide. */
export function newKey(): string {
  const hex = randomBytes(20).toString('hex');
  return `${hex.slice(0, 2)}/${hex.slice(2)}`;
}

export function isKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Every driver asks this first, so nothing but a key we made ever becomes a path. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new AppError('bad_request:file_key');
}

export function assertRange({ start, end }: ByteRange): void {
  const valid = isOffset(start) && (end === undefined || (isOffset(end) && end >= start));
  if (!valid) throw rangeError();
}

export function rangeError(cause?: unknown): AppError {
  return new AppError('bad_request:range', { message: 'That part of the file does not exist.', cause });
}

function isOffset(value: number) {
  return Number.isSafeInteger(value) && value >= 0;
}
