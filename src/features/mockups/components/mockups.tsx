import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import { createWork, listWorks } from '#tools/work/contract.ts';
import { leaveFiles } from '../begun-files.ts';
import type { Mockup } from '../content.ts';
import { mockupKind } from '../kind-id.ts';
import { acceptedFiles } from '../use-adding.ts';

const nothing: Mockup = { screens: [] };

/** One's mockups, those that others share, and how to begin one. */
export function Mockups({ onOpen }: { onOpen: (id: string) => void }) {
  const list = usePages(listWorks, { kind: mockupKind });
  const [problem, setProblem] = useState<string>();
  const begin = useMutation({
    mutationFn: (title: string) =>
      call(
        createWork,
        { body: { kind: mockupKind, title, content: nothing } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: ({ id }) => onOpen(id),
    onError: (error) => setProblem(wordsOf(error)),
  });
  function take(files: Iterable<File>) {
    const all = [...files];
    if (all.length === 0 || begin.isPending) return;
    setProblem(undefined);
    leaveFiles(all);
    begin.mutate(all[0]!.name.replace(/\.[a-z]{2,5}$/i, '').slice(0, 100) || 'Untitled mockup');
  }
  const { isOver, dropZone } = useDrop(take);
  return (
    <div className="pb-16">
      <PageHeader
        title="Mockup lab"
        lede="Put a picture or a page into a device frame, talk about points of it, compare versions, and share it."
        actions={
          <Button pending={begin.isPending} onClick={() => begin.mutate('Untitled mockup')}>
            New mockup
          </Button>
        }
      />
      <div
        {...dropZone}
        className={cn(
          'grid min-h-44 place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center',
          isOver ? 'border-bamboo bg-bamboo-soft' : 'border-line',
        )}
      >
        <p className="text-lg">Drop pictures or one HTML file here</p>
        <FileButton accept={acceptedFiles} multiple onChoose={(_, all) => take(all)}>
          Choose files
        </FileButton>
        <p className="max-w-prose text-sm text-muted">
          PNG, JPEG, WebP, GIF or AVIF up to 20 MB; HTML up to 2 MB that needs nothing else. Scripts in it do
          not run. Only you see it until you share it.
        </p>
      </div>
      {problem && (
        <Notice tone="error" className="mt-4">
          {problem}
        </Notice>
      )}
      <Section title="Your mockups">
        {!list.items && !list.error && <Skeleton className="h-40 rounded-card" />}
        {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
        {list.items?.length === 0 && (
          <EmptyState sample={[{ title: 'Sign-up, second try', detail: '3 screens, 5 comments' }]}>
            Nothing framed yet. A screenshot is enough to begin with.
          </EmptyState>
        )}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.items?.map(({ id, title, excerpt, updatedAt }) => (
            <Card key={id} asChild interactive>
              <li className="grid content-start gap-1.5">
                <h3 className="text-lg wrap-anywhere" dir="auto">
                  <Link to={href('/mockup-lab', { work: id })} className={cardLink}>
                    {title}
                  </Link>
                </h3>
                <p dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
                  {excerpt}
                </p>
                <p className="text-sm text-muted">
                  Changed <Time value={updatedAt} />
                </p>
              </li>
            </Card>
          ))}
        </ul>
        <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
      </Section>
    </div>
  );
}
