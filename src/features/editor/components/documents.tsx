import { useMutation } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { createWork, listWorks } from '#tools/work/contract.ts';
import { emptyContent, type RichContent } from '../document/content.ts';
import { accepted, CannotImport, readFile } from '../import/read-file.ts';

const kind = 'rich-text';

/** What one writes and what others share, and how to begin. */
export function Documents({ onOpen }: { onOpen: (id: string) => void }) {
  const list = usePages(listWorks, { kind });
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const begin = useMutation({
    mutationFn: (given: { title: string; content: RichContent }) =>
      call(createWork, { body: { kind, ...given } }, { idempotencyKey: crypto.randomUUID() }),
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
        lede="Write alone or together. Changes by people and engines can be suggestions, taken or refused one by one."
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
      {!list.items && !list.error && <Skeleton className="h-40 rounded-card" />}
      {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
      {list.items?.length === 0 && (
        <EmptyState>
          Nothing written yet. Begin a document, or drop a Word, Markdown, HTML or text file here.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.items?.map(({ id, title, excerpt }) => (
          <Card key={id} asChild interactive>
            <li className="grid content-start gap-1.5">
              <h2 className="text-lg wrap-anywhere" dir="auto">
                <Link to={href('/ai/text-editor', { work: id })} className={cardLink}>
                  {title}
                </Link>
              </h2>
              <p dir="auto" className="line-clamp-3 wrap-anywhere text-muted">
                {excerpt || 'Empty'}
              </p>
            </li>
          </Card>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </div>
  );
}
