/** Files that become screens, or versions of one: uploaded, given to the mockup, measured. */
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useUploads } from '#kit/files/upload/use-uploads.ts';
import type { ScreenVersion } from './content.ts';
import { addMockupFile, largestPicture, mockupUse } from './contract.ts';

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
  const { uploads, add, remove } = useUploads({
    use: mockupUse,
    mostBytes: largestPicture,
    most: mostAtOnce,
  });
  const [problem, setProblem] = useState<string>();
  const ready = uploads.find(({ file }) => file);
  const take = useEffectEvent(async ({ key, file, name }: NonNullable<typeof ready>) => {
    remove(key);
    try {
      const given = await call(addMockupFile, { params: { id: workId }, body: { file: file!.id } });
      const size =
        given.is === 'page' ? { width: 1280, height: pageHeight } : await sizeOf(given.file, workId);
      const version = { id: crypto.randomUUID(), file: given.file, is: given.is, ...size, note: '' };
      onAdded({ name: withoutEnding(name), version: { ...version, at: new Date().toISOString() } });
    } catch (error) {
      setProblem(wordsOf(error));
    }
  });
  useEffect(() => {
    if (!ready) return;
    const soon = setTimeout(() => void take(ready));
    return () => clearTimeout(soon);
  }, [ready]);
  return {
    uploads,
    problem,
    remove,
    add(files: Iterable<File>) {
      setProblem(undefined);
      add(files);
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
