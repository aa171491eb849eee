/** Files on their way up: each with its progress, resumed by itself after a broken connection, and again after a reload. */
import { useState } from 'react';
import type { Upload } from 'tus-js-client';
import { actingHeaders } from '#kit/businesses/acting-tab.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { HttpError } from '#kit/contract/call.ts';
import { createUpload, type UploadedFile } from './contract.ts';

export interface Uploading {
  /** Of this page's making; the file's id comes when it is whole. */
  key: string;
  name: string;
  /** From 0 to 1. */
  progress: number;
  file?: UploadedFile;
  /** Nobody took it; it is sent again by itself. */
  isRetrying?: boolean;
  /** Why it cannot be used. */
  problem?: string;
  /** Sent again, it would fail the same way. */
  isFinal?: boolean;
}

interface Options {
  /** What they are for, as the server knows it. */
  use: string;
  mostBytes: number;
  most: number;
}

interface Answered {
  originalResponse?: { getBody(): string; getStatus(): number } | null;
}

const pieceBytes = 8_000_000;
const waits = [0, 1000, 3000, 5000, 10_000];

export function useUploads({ use, mostBytes, most }: Options) {
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const [running] = useState(() => new Map<string, Upload>());
  const change = (key: string, facts: Partial<Uploading>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...facts } : one)));

  const [chosen] = useState(() => new Map<string, File>());
  const fail = (key: string, problem: string) =>
    setUploads((before) =>
      before.map((one) => (one.key === key ? { key, name: one.name, progress: 0, problem } : one)),
    );

  async function begin(key: string, file: File) {
    try {
      await send(key, file);
    } catch (error) {
      running.delete(key);
      fail(key, problemOf(error));
    }
  }

  async function send(key: string, file: File) {
    const { Upload } = await import('tus-js-client'); // only for those who upload
    const upload = new Upload(file, {
      endpoint: createUpload.path,
      headers: actingHeaders(createUpload),
      chunkSize: pieceBytes,
      retryDelays: waits,
      metadata: { name: file.name.slice(-200), for: use },
      removeFingerprintOnSuccess: true,
      onProgress: (sent, all) => change(key, { progress: all ? sent / all : 0, isRetrying: false }),
      onShouldRetry(error) {
        const mayRetry = isWorthRetrying(error as Answered);
        change(key, { isRetrying: mayRetry });
        return mayRetry;
      },
      onSuccess({ lastResponse }) {
        running.delete(key);
        change(key, { progress: 1, file: JSON.parse(lastResponse.getBody()) as UploadedFile });
      },
      onError(error) {
        running.delete(key);
        fail(key, problemOf(error));
      },
    });
    running.set(key, upload);
    const [earlier] = await upload.findPreviousUploads();
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    if (running.has(key)) upload.start();
  }

  return {
    uploads,
    ids: uploads.flatMap(({ file }) => file?.id ?? []),
    isUploading: uploads.some(({ file, problem }) => !file && !problem),
    add(added: Iterable<File>) {
      const taken = [...added]
        .slice(0, Math.max(0, most - uploads.length))
        .map((file) => ({ key: crypto.randomUUID(), file }));
      const shown = taken.map(({ key, file }) => ({
        key,
        name: file.name,
        progress: 0,
        ...(file.size > mostBytes
          ? { problem: `It’s over the limit of ${inMegabytes(mostBytes)}.`, isFinal: true }
          : {}),
      }));
      setUploads((before) => [...before, ...shown]);
      for (const { key, file } of taken) {
        if (file.size > mostBytes) continue;
        chosen.set(key, file);
        void begin(key, file);
      }
    },
    /** It arrived, but could not be used. */
    fail,
    retry(key: string) {
      const file = chosen.get(key);
      if (!file) return;
      setUploads((before) =>
        before.map((one) => (one.key === key ? { key, name: one.name, progress: 0 } : one)),
      );
      void begin(key, file);
    },
    remove(key: string) {
      setUploads((before) => before.filter((one) => one.key !== key));
      chosen.delete(key);
      // What could not be given up goes by itself within a day.
      running
        .get(key)
        ?.abort(true)
        .catch(() => undefined);
      running.delete(key);
    },
    clear: () => setUploads([]),
  };
}

/** All but what the server refuses for good. */
function isWorthRetrying({ originalResponse }: Answered): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  return status < 400 || status >= 500 || [409, 423, 429].includes(status);
}

/** The server's own words, where it said any. */
function problemOf(error: unknown): string {
  const response = (error as Answered).originalResponse;
  return wordsOf(response ? new HttpError(response.getStatus(), '', response.getBody()) : (error as Error));
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`;
