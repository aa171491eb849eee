import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#features/accounts/contract.ts';
import { prefetch, serverCall } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { CopyProfileLink } from '../components/copy-profile-link.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';
import { ProfileView } from '../components/profile-view.tsx';
import { publicProfile } from '../contract.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.get(serverCall)(currentUser);
  return user?.handle ? prefetch(context, [publicProfile, { params: { handle: user.handle } }]) : null;
}

export default function OwnProfile() {
  const { data: user } = useQuery(query(currentUser));
  if (user && !user.handle)
    return (
      <>
        <PageHeader title="Your profile" lede="A profile needs a handle: the last part of its address." />
        <EmptyState
          action={
            <Button asChild size="lg">
              <Link to={href('/frenly/identity-setup')}>Choose a handle</Link>
            </Button>
          }
        >
          Nobody can find you yet. Choose a handle, and your profile wakes up.
        </EmptyState>
      </>
    );
  return user?.handle ? <Shown handle={user.handle} /> : <ProfileSkeleton />;
}

function Shown({ handle }: { handle: string }) {
  const {
    data: profile,
    error,
    refetch,
    isFetching,
  } = useQuery(query(publicProfile, { params: { handle } }));
  if (error)
    return (
      <ErrorState
        level={1}
        title="Your profile did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!profile) return <ProfileSkeleton />;
  return (
    <>
      <Notice className="mt-6">
        This is your profile as everyone sees it, at{' '}
        <Link to={href('/profile/:handle', { handle: profile.handle.toLowerCase() })}>
          /profile/{profile.handle.toLowerCase()}
        </Link>
        .
      </Notice>
      <ProfileView
        profile={profile}
        noWords={
          <p className="text-lg text-muted">
            You have not written anything yet.{' '}
            <Link to={href('/settings', { tab: 'profile' })}>Add a few words</Link>
          </p>
        }
        actions={
          <>
            <Button asChild>
              <Link to={href('/settings', { tab: 'profile' })}>Edit profile</Link>
            </Button>
            <CopyProfileLink handle={profile.handle} />
          </>
        }
      />
    </>
  );
}
