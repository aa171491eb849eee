import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useFileAddress } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { getRun, type RunSummary } from '#tools/run/contract.ts';
import type { PictureData } from '../data.ts';

/** A picture of one's own on the shelf; the picture itself is asked for when the card is there. */
export function PictureCard({ run }: { run: RunSummary }) {
  const { data } = useQuery(query(getRun, { params: { id: run.id } }));
  const addressOf = useFileAddress();
  const first = (data?.output.data as PictureData | null | undefined)?.pictures[0];
  return (
    <li className="grid content-start gap-2">
      <Link to={`${href('/ai/images')}?run=${run.id}`} className="grid gap-2 text-ink no-underline">
        {first ? (
          <img
            src={addressOf(first.file, { width: 320, inline: true })}
            alt={first.description}
            loading="lazy"
            className="aspect-square w-full rounded-card bg-sunken object-cover"
          />
        ) : (
          <Skeleton className="aspect-square h-auto w-full rounded-card" />
        )}
        <span dir="auto" className="line-clamp-2 font-medium">
          {run.title}
        </span>
      </Link>
      <span className="text-sm text-muted">
        <Time value={run.createdAt} />
      </span>
    </li>
  );
}
