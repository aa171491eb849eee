import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { remixInput } from '../share/gallery-contract.ts';
import { sentIn } from './sent-input.ts';

/** The credit of whoever made what something began with. */
export function BegunFrom({ id, title, by }: { id: string; title: ReactNode; by: string | undefined }) {
  return (
    <p className="text-sm wrap-anywhere text-muted">
      Begun from{' '}
      <Link to={href('/gallery/:id', { id })}>
        <bdi>{title}</bdi>
      </Link>
      {by && (
        <>
          {' '}
          by <bdi>{by}</bdi>
        </>
      )}
    </p>
  );
}

/** Where only its id is known. */
export function BegunFromCreation({ id }: { id: string }) {
  const { data } = useQuery(query(remixInput, { params: { id } }));
  return <BegunFrom id={id} title={data?.title ?? 'a creation in the gallery'} by={data?.by} />;
}

/** In a tool that was opened with a creation. */
export function BegunFromAddress() {
  const [search] = useSearchParams();
  const sent = sentIn(search);
  return sent && 'remix' in sent ? <BegunFromCreation id={sent.remix} /> : null;
}
