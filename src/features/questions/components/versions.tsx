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
import { listPostVersions, type PostVersion } from '../contract.ts';
import { formerMember } from './author-line.tsx';

/** Every version with what it changed in the one before it; the newest first. */
export function Versions({ id }: { id: string }) {
  const { data, error } = useQuery({ ...query(listPostVersions, { params: { id } }), staleTime: 0 });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-48" />;
  const { items } = data;
  return (
    <ol aria-label="Versions" className="divide-y divide-line">
      {items.map((version, place) => (
        <li key={version.number} className="grid gap-3 py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">Version {version.number}</span>
            {place === 0 && <Badge tone="leaf">Current</Badge>}
            <span className="text-sm text-muted">
              <Time value={version.createdAt} /> · <bdi>{version.author ?? formerMember}</bdi>
            </span>
          </div>
          <Change version={version} before={items[place + 1]} />
        </li>
      ))}
    </ol>
  );
}

const wholeOf = ({ title, text, tags }: PostVersion) =>
  [title, text, tags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n\n');

function Change({ version, before }: { version: PostVersion; before: PostVersion | undefined }) {
  const now = wholeOf(version);
  const pieces = useMemo(() => diffWords(before ? wholeOf(before) : now, now), [before, now]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={before ? `What version ${version.number} changed` : `Version ${version.number}`}
      className="max-h-80 overflow-y-auto rounded-card border border-line bg-surface p-4"
    >
      <InlineDiff pieces={pieces} />
    </div>
  );
}
