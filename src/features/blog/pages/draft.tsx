import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getDraft } from '../admin-contract.ts';
import { DraftEditor } from '../components/draft-editor.tsx';

const noPost = '00000000-0000-0000-0000-000000000000';

export default function DraftPage() {
  const { id = noPost } = useParams();
  // What someone else saves meanwhile is joined when one saves; it must not replace what one types.
  const one = {
    ...query(getDraft, { params: { id } }),
    staleTime: Infinity,
    refetchOnMount: 'always' as const,
  };
  const { data, error, refetch, isFetching } = useQuery(one);
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/admin/blog')}>See all posts</Link>
      </ErrorState>
    );
  if (!data) return <Skeleton aria-busy className="my-12 h-96 rounded-card" />;
  return <DraftEditor key={id} draft={data} />;
}
