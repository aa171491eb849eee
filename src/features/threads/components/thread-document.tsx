import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { Time } from '#kit/ui/time.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { useDesk } from '#tools/work/use-desk.ts';
import { getWork, getWorkVersion, listWorkVersions, type WorkView } from '#tools/work/contract.ts';
import { beginDocument, documentSentences } from '../document/contract.ts';
import { getThread, type ThreadView } from '../contract.ts';
import { isAtLeast } from '../roles.ts';

/** The document of a thread: written together, with who wrote what and how it came about. */
export function ThreadDocument({ view }: { view: ThreadView }) {
  const begin = useCall(beginDocument, { refreshes: [getThread] });
  if (view.workId) return <Opened id={view.workId} threadId={view.id} />;
  const mayBegin = view.role !== null && isAtLeast(view.role, 'editor');
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-2xl">Document</h2>
      <EmptyState
        action={
          mayBegin && (
            <Button
              pending={begin.isPending}
              onClick={() => begin.mutate({ params: { id: view.id }, body: {} })}
            >
              Start the document
            </Button>
          )
        }
      >
        {mayBegin
          ? 'Write together. Members of the thread can read it; editors can write.'
          : 'No document yet. Editors can start one.'}
      </EmptyState>
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
    </div>
  );
}

function Opened({ id, threadId }: { id: string; threadId: string }) {
  const { data: work, error, refetch } = useQuery(query(getWork, { params: { id } }));
  if (error)
    return (
      <ErrorState title="The document can’t be opened" onRetry={() => void refetch()}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!work) return <Skeleton className="h-96 rounded-card" />;
  return <Document key={work.id} work={work} threadId={threadId} />;
}

function Document({ work, threadId }: { work: WorkView; threadId: string }) {
  const editing = useDesk(work);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 dir="auto" className="text-2xl wrap-anywhere">
        {work.title}
      </h2>
      <Tabs defaultValue="write">
        <TabsList aria-label="Document">
          <TabsTrigger value="write">Write</TabsTrigger>
          <TabsTrigger value="who">Who wrote what</TabsTrigger>
          <TabsTrigger value="time">History</TabsTrigger>
        </TabsList>
        <TabsContent value="write" className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
          <WorkDesk work={work} editing={editing} onGone={() => undefined} />
        </TabsContent>
        <TabsContent value="who" className="pt-3">
          <Sentences threadId={threadId} />
        </TabsContent>
        <TabsContent value="time" className="pt-3">
          <ThroughTime work={work} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

const fields = ['bg-leaf', 'bg-sky', 'bg-honey', 'bg-blush', 'bg-sunken'] as const;

/** Each sentence with whoever wrote it; people and tools by colour and by name. */
function Sentences({ threadId }: { threadId: string }) {
  const { data, error } = useQuery({
    ...query(documentSentences, { params: { id: threadId } }),
    staleTime: 0,
  });
  if (error) return <p role="alert">{wordsOf(error)}</p>;
  if (!data) return <Skeleton className="h-40" />;
  if (data.items.length === 0) return <p className="text-muted">Nothing written yet.</p>;
  const names = [...new Set(data.items.map(({ by }) => by ?? 'A former member'))];
  const fieldOf = (name: string) => fields[names.indexOf(name) % fields.length];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul aria-label="Who wrote" className="flex flex-wrap gap-2 text-sm">
        {names.map((name) => (
          <li key={name} className={`rounded-full px-2.5 py-0.5 ${fieldOf(name)}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <ol className="grid gap-1.5">
        {data.items.map(({ text, by, others, at }, index) => {
          const name = by ?? 'A former member';
          return (
            // Sentences may repeat; their order is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid gap-0.5 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-4">
              <span dir="auto" className={`rounded-md px-2 py-1 wrap-anywhere ${fieldOf(name)}`}>
                {text}
              </span>
              <span className="text-sm text-muted">
                <bdi>{[name, ...others].join(', ')}</bdi> {at && <Time value={at} />}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A slider over the versions, from the first to now. */
function ThroughTime({ work }: { work: WorkView }) {
  const { data } = useQuery({ ...query(listWorkVersions, { params: { id: work.id } }), staleTime: 0 });
  // What stands there now is the end of the line, whether or not it is a version already.
  const past = data?.items.filter(({ isCurrent }) => !isCurrent).toReversed() ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? past.length, past.length);
  const version = past[at];
  const number = version?.number ?? data?.items[0]?.number;
  const { data: shown, error } = useQuery({
    ...query(getWorkVersion, { params: { id: work.id, number: number ?? 1 } }),
    enabled: number !== undefined,
    staleTime: version ? Infinity : 0,
  });
  if (!data) return <Skeleton className="h-40" />;
  if (number === undefined) return <p className="text-muted">No versions yet.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <label className="grid gap-1">
        <span className="font-medium">
          {version ? (
            <>
              Version {version.number}, by <bdi>{version.author ?? 'a former member'}</bdi>,{' '}
              <Time value={version.createdAt} />
            </>
          ) : (
            'Now'
          )}
        </span>
        <input
          type="range"
          min={0}
          max={past.length}
          value={at}
          aria-valuetext={version ? `Version ${version.number}` : 'Now'}
          className="w-full accent-bamboo"
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </label>
      {error ? (
        <p role="alert">{wordsOf(error)}</p>
      ) : shown ? (
        <p
          dir="auto"
          className="rounded-card border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere"
        >
          {(version ? shown.text : shown.currentText) || 'Empty'}
        </p>
      ) : (
        <Skeleton className="h-40" />
      )}
    </div>
  );
}
