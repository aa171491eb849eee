import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { exampleInput, remixInput } from '../share/gallery-contract.ts';
import { sentIn } from './sent-input.ts';

interface BegunFromProps {
  /** Its page in the gallery; our own examples have none. */
  id?: string;
  title: ReactNode;
  by: string | undefined;
  /** The original, small. */
  thumbnail?: string | null | undefined;
}

/** The credit of whoever made what something began with. */
export function BegunFrom({ id, title, by, thumbnail }: BegunFromProps) {
  return (
    <div className="flex items-center gap-3">
      {thumbnail && (
        <img
          src={thumbnail}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-md border border-line bg-sunken object-cover"
        />
      )}
      <p className="min-w-0 text-sm wrap-anywhere text-muted">
        Based on{' '}
        {id === undefined ? (
          <>
            “<bdi>{title}</bdi>”
          </>
        ) : (
          <Link to={href('/gallery/:id', { id })}>
            <bdi>{title}</bdi>
          </Link>
        )}
        {by && (
          <>
            {' '}
            by <bdi>{by}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

/** Where only its id is known. */
export function BegunFromCreation({ id }: { id: string }) {
  const { data } = useQuery(query(remixInput, { params: { id } }));
  const { title = 'a creation in the gallery', by, thumbnail } = data ?? {};
  return <BegunFrom id={id} title={title} by={by} thumbnail={thumbnail} />;
}

function BegunFromExample({ id }: { id: string }) {
  const { data } = useQuery(query(exampleInput, { params: { id } }));
  return data && <BegunFrom title={data.title} by={data.by} thumbnail={data.thumbnail} />;
}

/** In a tool that was opened with a creation or an example of the gallery. */
export function BegunFromAddress() {
  const [search] = useSearchParams();
  const sent = sentIn(search);
  if (sent && 'remix' in sent) return <BegunFromCreation id={sent.remix} />;
  return sent && 'galleryExample' in sent ? <BegunFromExample id={sent.galleryExample} /> : null;
}
