import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent } from 'react';
import { acceptedDocuments } from '#kit/documents/read/forms.ts';
import { useHandedFiles } from '#kit/files/handed-files.ts';
import { UploadList } from '#kit/files/upload/upload-list.tsx';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import type { DocumentView } from '../contract.ts';
import { useBring } from './use-bring.ts';

interface BringProps {
  folder: string;
  onAdded: (document: DocumentView) => void;
}

/** The place for new documents: dropped, pasted or chosen. */
export function Bring({ folder, onAdded }: BringProps) {
  const { uploads, add, remove } = useBring({ folder, onAdded });
  useHandedFiles(add);
  const { isOver, dropZone } = useDrop(add);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (files && files.length > 0) add(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <section
      aria-label="Add documents"
      {...dropZone}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border-2 border-dashed border-edge p-6 transition-colors duration-150 sm:p-8',
        isOver && 'border-bamboo bg-bamboo-soft',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Upload aria-hidden className="size-8 shrink-0 text-bamboo" />
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <p className="text-lg font-medium">Drop documents here, paste them, or choose files</p>
          <p className="text-sm text-muted">
            PDF, Word, PowerPoint, Excel, CSV, HTML, Markdown, text, EPUB, EML, MSG and pictures, up to 100
            MB.
          </p>
        </div>
        <FileButton multiple accept={acceptedDocuments} onChoose={(_, files) => add(files)}>
          Choose files
        </FileButton>
      </div>
      <UploadList uploads={uploads} onRemove={remove} />
    </section>
  );
}
