import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useKeptUploads } from '#kit/files/upload/use-kept-uploads.ts';
import { getTicket } from '#kit/realtime/contract.ts';
import { addDocument, documentUse, listDocuments, longestDocument, type DocumentView } from '../contract.ts';

const mostAtOnce = 50;

/** Files become documents in a folder. */
export function useBring({ folder, onAdded }: { folder: string; onAdded: (document: DocumentView) => void }) {
  const client = useQueryClient();
  return useKeptUploads({
    to: { use: documentUse, mostBytes: longestDocument, most: mostAtOnce },
    async keep(file) {
      const document = await call(addDocument, { body: { file, folder } });
      await client.invalidateQueries({ queryKey: query(listDocuments).queryKey });
      // Whoever was nobody is a guest now, and has something to hear of.
      await client.invalidateQueries({ queryKey: query(getTicket).queryKey });
      onAdded(document);
    },
  });
}
