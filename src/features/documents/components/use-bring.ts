/** Files on their way to becoming documents: uploaded in pieces, then kept. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useUploads, type Uploading } from '#kit/files/upload/use-uploads.ts';
import { getTicket } from '#kit/realtime/contract.ts';
import { addDocument, documentUse, listDocuments, longestDocument, type DocumentView } from '../contract.ts';

const mostAtOnce = 50;

export function useBring({ folder, onAdded }: { folder: string; onAdded: (document: DocumentView) => void }) {
  const client = useQueryClient();
  const { uploads, add, remove } = useUploads({
    use: documentUse,
    mostBytes: longestDocument,
    most: mostAtOnce,
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const kept = useRef(new Set<string>());

  async function keep({ key, file }: Uploading) {
    try {
      const document = await call(addDocument, { body: { file: file!.id, folder } });
      await client.invalidateQueries({ queryKey: query(listDocuments).queryKey });
      // Whoever was nobody is a guest now, and has something to hear of.
      await client.invalidateQueries({ queryKey: query(getTicket).queryKey });
      remove(key);
      onAdded(document);
    } catch (error) {
      setProblems((before) => ({ ...before, [key]: wordsOf(error) }));
    }
  }
  useEffect(() => {
    for (const upload of uploads)
      if (upload.file && !kept.current.has(upload.key)) {
        kept.current.add(upload.key);
        void keep(upload);
      }
  });
  return {
    uploads: uploads.map((upload) => ({ ...upload, problem: upload.problem ?? problems[upload.key] })),
    add,
    remove,
  };
}
