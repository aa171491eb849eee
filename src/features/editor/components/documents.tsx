import FilePlus from 'lucide-react/icons/file-plus';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { emptyContent } from '../document/content.ts';
import { accepted, CannotImport, readFile } from '../import/read-file.ts';
import { documentWork } from '../work.ts';

/** What one writes and what others share, and how to begin. */
export function Documents({ onOpen }: { onOpen: (id: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const begin = useBeginWork(documentWork, {
    onSuccess: ({ id }) => onOpen(id),
    onError: (error) => setProblem(wordsOf(error)),
  });
  async function take(file: File) {
    setProblem(undefined);
    try {
      begin.mutate(await readFile(file));
    } catch (error) {
      if (!(error instanceof CannotImport)) throw error;
      setProblem(error.message);
    }
  }
  return (
    <div
      className="pb-16"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void take(file);
      }}
    >
      <PageHeader
        title="Text editor"
        lede="Write alone or together. Review changes from people and engines as suggestions."
        actions={
          <>
            <Button
              pending={begin.isPending}
              onClick={() => begin.mutate({ title: 'Untitled document', content: emptyContent() })}
            >
              <FilePlus aria-hidden /> New document
            </Button>
            <Button variant="secondary" onClick={() => picker.current?.click()}>
              <Upload aria-hidden /> Import
            </Button>
          </>
        }
      />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Import a file"
        accept={accepted}
        onChange={({ target }) => {
          if (target.files?.[0]) void take(target.files[0]);
          target.value = '';
        }}
      />
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
        </Notice>
      )}
      <OwnWorks
        kind={documentWork}
        empty={
          <EmptyState>
            No documents yet. Create one, or drop a Word, Markdown, HTML or text file here.
          </EmptyState>
        }
      />
    </div>
  );
}
