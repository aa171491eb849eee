/** The place of one page that has no fixed size: a chapter, a sheet, a mail. */
import { memo } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { usePage } from '../page-cache.ts';
import { FlowText } from './flow-text.tsx';
import type { PageContent } from './page-frame.tsx';

export const FlowFrame = memo(function FlowFrame(props: PageContent & { isNear: boolean; scale: number }) {
  const { number, isNear, scale } = props;
  return (
    <section
      data-page={number}
      aria-label={`Page ${number}`}
      className="mx-auto min-h-60 w-full max-w-4xl shrink-0 rounded-md bg-surface px-5 py-6 shadow-soft sm:px-10"
      style={{ fontSize: `${scale}rem` }}
    >
      {isNear && <Flowing {...props} />}
    </section>
  );
});

function Flowing({ pageCache, number, marks }: PageContent) {
  const state = usePage(pageCache, number);
  if (!state)
    return (
      <div className="grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
    );
  if ('failed' in state)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>This part couldn’t be loaded.</p>
        <Button size="sm" variant="secondary" onClick={state.retry}>
          Try again
        </Button>
      </div>
    );
  return (
    <>
      {state.page.label && <p className="mx-auto mb-3 max-w-[42em] text-sm text-muted">{state.page.label}</p>}
      <FlowText page={state.page} marks={marks} />
    </>
  );
}
