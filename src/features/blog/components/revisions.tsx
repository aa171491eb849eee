import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { InlineDiff } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listPostRevisions, type PostRevision } from '../admin-contract.ts';
import { teamAuthor } from '../states.ts';

/** Each with what it changed in the one before it; the newest first. */
export function Revisions({ id }: { id: string }) {
  const { data, error } = useQuery({
    ...query(listPostRevisions, { params: { id }, query: {} }),
    staleTime: 0,
  });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-48" />;
  const { items, next } = data;
  return (
    <>
      <ol aria-label="Revisions" className="divide-y divide-line">
        {items.map((revision, place) => (
          <li key={revision.number} className="grid gap-3 py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">Revision {revision.number}</span>
              {place === 0 && <Badge tone="leaf">Current</Badge>}
              <span className="text-sm text-muted">
                <Time value={revision.createdAt} /> · <bdi>{revision.author ?? teamAuthor}</bdi>
              </span>
            </div>
            <Change revision={revision} before={items[place + 1]} />
          </li>
        ))}
      </ol>
      {next !== null && <p className="text-sm text-muted">Older revisions are kept but not shown here.</p>}
    </>
  );
}

const wholeOf = ({ title, summary, text, tags }: PostRevision) =>
  [title, summary, text, tags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n\n');

function Change({ revision, before }: { revision: PostRevision; before: PostRevision | undefined }) {
  const now = wholeOf(revision);
  const pieces = useMemo(() => diffWords(before ? wholeOf(before) : now, now), [before, now]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={before ? `What revision ${revision.number} changed` : `Revision ${revision.number}`}
      className="max-h-80 overflow-y-auto rounded-card border border-line bg-surface p-4"
    >
      <InlineDiff pieces={pieces} />
    </div>
  );
}
