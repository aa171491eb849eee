/** Files on their way to becoming something: uploaded in pieces, then kept one by one. */
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useUploads, type Uploading } from './use-uploads.ts';

interface Options {
  to: Parameters<typeof useUploads>[0];
  keep: (file: string) => Promise<unknown>;
}

export function useKeptUploads({ to, keep }: Options) {
  const { uploads, add, remove } = useUploads(to);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const begun = useRef(new Set<string>());

  async function keepOne({ key, file }: Uploading) {
    try {
      await keep(file!.id);
      remove(key);
    } catch (error) {
      setProblems((before) => ({ ...before, [key]: wordsOf(error) }));
    }
  }
  useEffect(() => {
    for (const upload of uploads)
      if (upload.file && !begun.current.has(upload.key)) {
        begun.current.add(upload.key);
        void keepOne(upload);
      }
  });
  return {
    uploads: uploads.map((upload) => ({ ...upload, problem: upload.problem ?? problems[upload.key] })),
    add,
    remove,
  };
}
