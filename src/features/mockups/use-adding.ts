/** Files that become screens, or versions of one: uploaded, given to the mockup, measured. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useUploads } from '#kit/files/upload/use-uploads.ts';
import type { ScreenVersion } from './content.ts';
import { addMockupFile, largestPicture, mockupUse } from './contract.ts';
import { useTellWaiting } from './waiting.ts';

export interface Added {
  name: string;
  version: ScreenVersion;
}

const mostAtOnce = 10;
/** Until someone says otherwise, a page is shown as tall as this. */
const pageHeight = 1600;

export const acceptedFiles = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'text/html',
  '.html',
  '.htm',
];

export function useAdding(workId: string, onAdded: (added: Added) => void) {
  const { uploads, add, fail, retry, remove } = useUploads({
    use: mockupUse,
    mostBytes: largestPicture,
    most: mostAtOnce,
  });
  // Also those that did not arrive: until someone decides, they are not part of it.
  useTellWaiting(uploads.length > 0);
  /** Being given to the mockup; what is cancelled meanwhile does not come. */
  const given = useRef(new Set<string>());
  const ready = uploads.find(({ file }) => file);
  const take = useEffectEvent(async ({ key, file, name }: NonNullable<typeof ready>) => {
    if (given.current.has(key)) return;
    given.current.add(key);
    try {
      const kept = await call(addMockupFile, { params: { id: workId }, body: { file: file!.id } });
      const size = kept.is === 'page' ? { width: 1280, height: pageHeight } : await sizeOf(kept.file, workId);
      if (!given.current.has(key)) return;
      const version = { id: crypto.randomUUID(), file: kept.file, is: kept.is, ...size, note: '' };
      onAdded({ name: withoutEnding(name), version: { ...version, at: new Date().toISOString() } });
      remove(key);
    } catch (error) {
      fail(key, wordsOf(error));
    } finally {
      given.current.delete(key);
    }
  });
  useEffect(() => {
    if (!ready) return;
    const soon = setTimeout(() => void take(ready));
    return () => clearTimeout(soon);
  }, [ready]);
  return {
    uploads,
    add,
    retry,
    remove(key: string) {
      given.current.delete(key);
      remove(key);
    },
  };
}

const withoutEnding = (name: string) => name.replace(/\.[a-z]{2,5}$/i, '').slice(0, 80) || 'Screen';

async function sizeOf(file: string, workId: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = `/api/files/${file}?disposition=inline&by=work:${workId}`;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
