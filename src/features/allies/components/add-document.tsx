import { useQueryClient } from '@tanstack/react-query';
import { addDocument, documentUse, listDocuments, longestDocument } from '#features/documents/contract.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { acceptedDocuments } from '#kit/documents/read/forms.ts';
import { UploadList } from '#kit/files/upload/upload-list.tsx';
import { useKeptUploads } from '#kit/files/upload/use-kept-uploads.ts';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';

const mostAtOnce = 10;

/** Files become documents of the person or the business that they act for, and are given to the ally in the same step. */
export function AddDocument({ onAdded }: { onAdded: (id: string) => Promise<unknown> }) {
  const client = useQueryClient();
  const { uploads, add, remove } = useKeptUploads({
    to: { use: documentUse, mostBytes: longestDocument, most: mostAtOnce },
    async keep(file) {
      const document = await call(addDocument, { body: { file } });
      await client.invalidateQueries({ queryKey: query(listDocuments).queryKey });
      await onAdded(document.id);
    },
  });
  const { isOver, dropZone } = useDrop(add);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <section
      aria-label="Upload"
      {...dropZone}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border-2 border-dashed border-edge p-4 transition-colors duration-150',
        isOver && 'border-bamboo bg-bamboo-soft',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton multiple accept={acceptedDocuments} onChoose={(_, files) => add(files)}>
          Upload a file
        </FileButton>
        <p className="text-sm text-muted">PDF, Word, Excel, text, pictures and more, up to 100 MB.</p>
      </div>
      <UploadList uploads={uploads} onRemove={remove} />
    </section>
  );
}
