import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useSearchParams } from 'react-router';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { cn } from '#kit/ui/cn.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { getDocument, type DocumentView } from '../contract.ts';
import { AskTab } from './ask-tab.tsx';
import { DeskHead } from './desk-head.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PagesView } from './pages-view.tsx';
import { TablesTab } from './tables-tab.tsx';

/** One document: its pages at one side, what can be made of it on the other. On a phone one of the two. */
export function Desk({ id, title, tab }: { id: string; title: string; tab: string }) {
  const loaded = useQuery(query(getDocument, { params: { id } }));
  if (loaded.isPending) return <Skeleton className="mt-8 h-96 rounded-card" />;
  if (loaded.isError || !loaded.data) {
    const isGone = loaded.error instanceof HttpError && loaded.error.status === 404;
    return (
      <ErrorState
        level={1}
        title={isGone ? 'Document not found' : 'The document couldn’t be loaded'}
        {...(isGone ? {} : { onRetry: () => void loaded.refetch() })}
        action={<Link to="?">All documents</Link>}
      >
        {isGone ? 'It was deleted, or it belongs to someone else.' : wordsOf(loaded.error)}
      </ErrorState>
    );
  }
  return <Opened document={loaded.data} title={title} tab={tab} />;
}

function Opened({ document, title, tab }: { document: DocumentView; title: string; tab: string }) {
  const [search, setSearch] = useSearchParams();
  const side = search.get('show') === 'pages' ? 'pages' : 'work';
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        params.set('document', document.id);
        params.set(name, value);
        return params;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-5 pb-16">
      <p>
        <Link to="?" className="inline-flex items-center gap-1.5 text-sm">
          <ArrowLeft aria-hidden className="size-4" /> All documents
        </Link>
        <span className="sr-only"> of {title}</span>
      </p>
      <DeskHead document={document} />
      {document.pagesRead > 0 && (
        <>
          <div role="group" aria-label="View" className="flex gap-1 rounded-full bg-sunken p-1 lg:hidden">
            {(['pages', 'work'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={side === one}
                onClick={() => set('show', one)}
                className="h-10 flex-1 rounded-full font-medium text-muted aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft"
              >
                {one === 'pages' ? 'Pages' : 'Analysis'}
              </button>
            ))}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 lg:gap-8">
            <div className={cn('lg:sticky lg:top-4', side !== 'pages' && 'hidden lg:block')}>
              <PagesView document={document} />
            </div>
            <Tabs
              value={tab}
              onValueChange={(next) => set('tab', next)}
              className={cn('min-w-0', side !== 'work' && 'hidden lg:block')}
            >
              <TabsList aria-label="Analysis">
                <TabsTrigger value="overview">Overview</TabsTrigger>
                <TabsTrigger value="ask">Ask</TabsTrigger>
                <TabsTrigger value="tables">Tables</TabsTrigger>
              </TabsList>
              <TabsContent value="overview">
                <OverviewTab document={document} />
              </TabsContent>
              <TabsContent value="ask">
                <AskTab document={document} />
              </TabsContent>
              <TabsContent value="tables">
                <TablesTab document={document} />
              </TabsContent>
            </Tabs>
          </div>
        </>
      )}
    </div>
  );
}
