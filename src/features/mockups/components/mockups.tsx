import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { leaveFiles } from '../begun-files.ts';
import type { Mockup } from '../content.ts';
import { mockupWork } from '../work.ts';
import { acceptedFiles } from '../use-adding.ts';

const nothing: Mockup = { screens: [] };

/** One's mockups, those that others share, and how to begin one. */
export function Mockups({ onOpen }: { onOpen: (id: string) => void }) {
  const [problem, setProblem] = useState<string>();
  const begin = useBeginWork(mockupWork, {
    onSuccess: ({ id }) => onOpen(id),
    onError: (error) => setProblem(wordsOf(error)),
  });
  const beginCalled = (title: string) => begin.mutate({ title, content: nothing });
  function take(files: Iterable<File>) {
    const all = [...files];
    if (all.length === 0 || begin.isPending) return;
    setProblem(undefined);
    leaveFiles(all);
    beginCalled(all[0]!.name.replace(/\.[a-z]{2,5}$/i, '').slice(0, 100) || 'Untitled mockup');
  }
  const { isOver, dropZone } = useDrop(take);
  return (
    <div className="pb-16">
      <PageHeader
        title="Mockup lab"
        lede="Put a picture or page into a device frame, comment on details, compare versions, and share it."
        actions={
          <Button pending={begin.isPending} onClick={() => beginCalled('Untitled mockup')}>
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
          PNG, JPEG, WebP, GIF or AVIF up to 20 MB; self-contained HTML up to 2 MB. Scripts are blocked. Only
          you can see it until you share it.
        </p>
      </div>
      {problem && (
        <Notice tone="error" className="mt-4">
          {problem}
        </Notice>
      )}
      <OwnWorks
        kind={mockupWork}
        title="Your mockups"
        empty={
          <EmptyState sample={[{ title: 'Sign-up, second try', detail: '3 screens, 5 comments' }]}>
            No mockups yet. Start with a screenshot.
          </EmptyState>
        }
      />
    </div>
  );
}
