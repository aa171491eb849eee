import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { getTicket } from '#kit/realtime/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { addDemoDocument, listDocuments } from '../contract.ts';
import { AskMany } from './ask-many.tsx';
import { Bring } from './bring.tsx';
import { DocumentList } from './document-list.tsx';
import { Folders } from './folders.tsx';
import { WithSeveral } from './with-several.tsx';

/** All that one has brought. */
export function Library({ title }: { title: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const listed = useQuery(query(listDocuments));
  const folder = search.get('folder') ?? undefined;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string) => void navigate({ search: `?${new URLSearchParams({ document: id })}` });
  const items = listed.data?.items ?? [];
  const shown = items.filter((one) => folder === undefined || one.folder === folder);
  const hasRun = search.get('run') !== null;
  return (
    <>
      <PageHeader
        title={title}
        lede="Get outlines, summaries, names, dates, amounts and tables, and ask questions with page references."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">
        <Bring folder={folder ?? ''} onAdded={({ id }) => items.length === 0 && open(id)} />
        {listed.isPending && <Skeleton className="h-48 rounded-card" />}
        {listed.isError && (
          <ErrorState title="Your documents couldn’t be loaded" onRetry={() => void listed.refetch()}>
            {wordsOf(listed.error)}
          </ErrorState>
        )}
        {listed.isSuccess && items.length === 0 && !hasRun && (
          <Nothing onAdded={(id) => open(id)} withDemo={search.has('example')} />
        )}
        {items.length > 0 && (
          <>
            <Folders items={items} folder={folder} />
            <WithSeveral chosen={items.filter(({ id }) => chosen.has(id)).map(({ id }) => id)} />
            <DocumentList items={shown} chosen={chosen} onChosen={setChosen} />
          </>
        )}
        {(items.length > 0 || hasRun) && (
          <AskMany
            documents={items.filter(({ id }) => chosen.has(id))}
            folder={chosen.size === 0 ? folder : undefined}
          />
        )}
      </div>
    </>
  );
}

interface NothingProps {
  onAdded: (id: string) => void;
  /** Whoever comes for an example gets the demo document at once. */
  withDemo: boolean;
}

function Nothing({ onAdded, withDemo }: NothingProps) {
  const demo = useCall(addDemoDocument, {
    refreshes: [listDocuments, getTicket],
    onSuccess: ({ id }) => onAdded(id),
  });
  const addDemo = useEffectEvent(() => demo.mutate());
  useEffect(() => {
    if (withDemo) addDemo();
  }, [withDemo]);
  return (
    <EmptyState
      action={
        <div className="grid gap-2">
          <Button variant="secondary" pending={demo.isPending} onClick={() => demo.mutate()}>
            Try the demo document
          </Button>
          {demo.isError && <p className="font-medium text-danger">{wordsOf(demo.error)}</p>}
        </div>
      }
    >
      No documents yet. Add one, or try a two-page demo report.
    </EmptyState>
  );
}
