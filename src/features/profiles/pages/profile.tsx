import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { pandaOf } from '#features/pandas/contract.ts';
import { placeOf } from '#features/world/contract.ts';
import { BoundaryNotice } from '#social/boundaries/boundary-notice.tsx';
import { useBoundary } from '#social/boundaries/use-boundary.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { missingHead } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { FollowButton } from '#social/people/follow-button.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { CopyProfileLink } from '../components/copy-profile-link.tsx';
import { ProfileMenu } from '../components/profile-menu.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';
import { ProfileView } from '../components/profile-view.tsx';
import { publicProfile, type PublicProfile } from '../contract.ts';
import { profileHead } from '../profile-head.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(
    context,
    [publicProfile, { params: { handle: params.handle! } }],
    [pandaOf, { params: { handle: params.handle! } }],
    [placeOf, { params: { handle: params.handle! } }],
  );
  if (!profileIn(page)) throw data(null, { status: 404 });
  return page;
}

function profileIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  const found = dehydrated.queries.find(({ queryKey: [, path] }) => path === publicProfile.path);
  return found?.state.data as PublicProfile | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // The root speaks for the page table; routes between only repeat it.
  const inherited = matches[0]?.meta ?? [];
  const profile = loaderData && profileIn(loaderData);
  return profile ? profileHead(inherited, profile) : missingHead(inherited);
}

export default function Profile() {
  const { handle = '' } = useParams();
  const {
    data: profile,
    error,
    refetch,
    isFetching,
  } = useQuery(query(publicProfile, { params: { handle } }));
  const { data: user } = useQuery(query(currentUser));
  const isOwn = user?.handle?.toLowerCase() === handle.toLowerCase();
  const boundary = useBoundary({ handle }, { enabled: Boolean(user) && !isOwn });
  if (error)
    return (
      <ErrorState
        level={1}
        title="This profile couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!profile) return <ProfileSkeleton />;
  return (
    <ProfileView
      profile={profile}
      notice={
        boundary && (
          <BoundaryNotice person={profile} kind={boundary} refreshes={[publicProfile, placeOf, pandaOf]} />
        )
      }
      // Whether someone wrote nothing or shows it to others only is theirs to know.
      noWords={null}
      actions={
        <>
          {isOwn && (
            <Button asChild>
              <Link to={href('/settings', { tab: 'profile' })}>Edit profile</Link>
            </Button>
          )}
          {user && !isOwn && boundary !== 'block' && (
            <>
              <FollowButton person={profile} shows={[publicProfile, placeOf, pandaOf]} />
              <Button asChild variant="secondary">
                <Link
                  to={href('/threads/new', {
                    with: profile.handle.toLowerCase(),
                    title: `${user.name} and ${profile.name}`,
                  })}
                >
                  <MessageCircle aria-hidden />
                  Message
                </Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={href('/connect/acknowledgements', { to: profile.handle.toLowerCase() })}>
                  <Heart aria-hidden />
                  Thank
                </Link>
              </Button>
            </>
          )}
          <CopyProfileLink handle={profile.handle} />
          {user && !isOwn && <ProfileMenu person={profile} />}
        </>
      }
    />
  );
}
