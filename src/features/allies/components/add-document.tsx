import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addDocument, documentUse, listDocuments, longestDocument } from '#features/documents/contract.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { acceptedDocuments } from '#kit/documents/read/forms.ts';
import { useUploads, type Uploading } from '#kit/files/upload/use-uploads.ts';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';

const mostAtOnce = 10;

/** Files become documents of the person, and are given to the ally in the same step. */
export function AddDocument({ onAdded }: { onAdded: (id: string) => Promise<unknown> }) {
  const client = useQueryClient();
  const { uploads, add, remove } = useUploads({
    use: documentUse,
    mostBytes: longestDocument,
    most: mostAtOnce,
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const kept = useRef(new Set<string>());
  const { isOver, dropZone } = useDrop(add);
  async function keep({ key, file }: Uploading) {
    try {
      const document = await call(addDocument, { body: { file: file!.id } });
      await client.invalidateQueries({ queryKey: query(listDocuments).queryKey });
      await onAdded(document.id);
      remove(key);
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
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="grid gap-3">
          {uploads.map(({ key, name, progress, problem = problems[key] }) => (
            <li key={key} className="flex items-start gap-3">
              {problem ? (
                <p role="alert" className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate font-medium">
                    {name}
                  </span>
                  <span className="text-danger">{problem}</span>
                </p>
              ) : (
                <Progress label={name} percent={progress * 100} className="min-w-0 flex-1" />
              )}
              <IconButton size="sm" label={`Remove ${name}`} onClick={() => remove(key)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
