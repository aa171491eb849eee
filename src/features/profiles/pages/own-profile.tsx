import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch, serverCall } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { CopyProfileLink } from '../components/copy-profile-link.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';
import { ProfileView } from '../components/profile-view.tsx';
import { lookers, previewProfile, type Looker } from '../contract.ts';

const lookerIn = (search: URLSearchParams) =>
  lookers.find((looker) => looker === search.get('as')) ?? 'stranger';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await context.get(serverCall)(currentUser);
  const as = lookerIn(new URL(request.url).searchParams);
  return user?.handle ? prefetch(context, [previewProfile, { query: { as } }]) : null;
}

export default function OwnProfile() {
  const { data: user } = useQuery(query(currentUser));
  if (user && !user.handle)
    return (
      <>
        <PageHeader title="Your profile" lede="A profile needs a handle for its address." />
        <EmptyState
          action={
            <Button asChild size="lg">
              <Link to={href('/frenly/identity-setup')}>Choose a handle</Link>
            </Button>
          }
        >
          Your profile isn’t public yet. Choose a handle to publish it.
        </EmptyState>
      </>
    );
  return user?.handle ? <Shown /> : <ProfileSkeleton />;
}

const lookerWords: Record<Looker, string> = {
  stranger: 'Someone without an account',
  member: 'A member',
  follower: 'A follower',
};

function Shown() {
  const as = useFilter('as', lookers) ?? 'stranger';
  const { data: profile, error, refetch, isFetching } = useQuery(query(previewProfile, { query: { as } }));
  if (error)
    return (
      <ErrorState
        level={1}
        title="Your profile couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!profile) return <ProfileSkeleton />;
  return (
    <>
      <Notice className="mt-6" title="Your profile, as others see it">
        <div className="grid gap-2">
          <FilterLinks
            label="Preview as"
            param="as"
            value={as === 'stranger' ? undefined : as}
            options={lookers.map((one) => ({
              value: one === 'stranger' ? undefined : one,
              label: lookerWords[one],
            }))}
          />
          <p>
            Your profile:{' '}
            <Link to={href('/profile/:handle', { handle: profile.handle.toLowerCase() })}>
              /profile/{profile.handle.toLowerCase()}
            </Link>
            . <Link to={href('/settings', { tab: 'privacy' })}>Choose who sees what</Link>
          </p>
        </div>
      </Notice>
      <ProfileView
        profile={profile}
        noWords={
          <p className="text-lg text-muted">
            {profile.shown.includes('about') ? 'You haven’t added a bio yet. ' : 'They can’t see your bio. '}
            <Link to={href('/settings', { tab: 'profile' })}>Add a bio</Link>
          </p>
        }
        actions={
          <>
            <Button asChild>
              <Link to={href('/settings', { tab: 'profile' })}>Edit profile</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href('/:handle/ness', { handle: profile.handle.toLowerCase() })}>Your soulprint</Link>
            </Button>
            <CopyProfileLink handle={profile.handle} />
          </>
        }
      />
    </>
  );
}
