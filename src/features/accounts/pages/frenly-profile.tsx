import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getProfile, type Profile } from '#features/settings/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { CompletenessCard } from '../components/completeness-card.tsx';
import { ResendVerification } from '../components/resend-verification.tsx';
import { currentUser, type CurrentUser } from '#kit/auth/contract.ts';

export default function FrenlyProfile() {
  const { data: user } = useQuery(query(currentUser));
  const { data: profile, error, refetch, isFetching } = useQuery(query(getProfile));
  return (
    <>
      <PageHeader
        title="Your identity"
        lede="What others see of you, and what stays private."
        actions={
          <Button asChild>
            <Link to={href('/settings', { tab: 'profile' })}>Edit</Link>
          </Button>
        }
      />
      {error && (
        <ErrorState
          title="Your identity couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      )}
      {!error && (
        <div className="grid items-start gap-6 pb-20 md:grid-cols-[minmax(0,1fr)_22rem]">
          {user && profile ? (
            <>
              <Identity user={user} profile={profile} />
              <CompletenessCard user={user} profile={profile} />
            </>
          ) : (
            <>
              <Skeleton className="h-104 rounded-card" />
              <Skeleton className="h-72 rounded-card" />
            </>
          )}
        </div>
      )}
    </>
  );
}

interface PartProps {
  user: CurrentUser;
  profile: Profile;
}

function Identity({ user, profile }: PartProps) {
  return (
    <Card padding="lg" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={profile.name} src={profile.picture} size="xl" />
        <div className="grid min-w-0 gap-1">
          <h2 className="wrap-anywhere">{profile.name}</h2>
          <p className="text-lg text-muted wrap-anywhere">
            {profile.handle ? `@${profile.handle}` : 'No handle yet'}
          </p>
        </div>
      </div>
      <DescriptionList
        items={[
          {
            term: 'Public profile',
            details: profile.handle ? (
              <Link to={href('/profile/:handle', { handle: profile.handle.toLowerCase() })}>
                /profile/{profile.handle.toLowerCase()}
              </Link>
            ) : (
              'Your profile isn’t public yet.'
            ),
          },
          {
            term: 'About',
            details: profile.about ? (
              <p className="whitespace-pre-line">{profile.about}</p>
            ) : (
              <span className="text-muted">Nothing yet</span>
            ),
          },
          { term: 'E-mail', details: <Email user={user} /> },
        ]}
      />
    </Card>
  );
}

function Email({ user }: { user: CurrentUser }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{user.email}</span>
        <Badge tone={user.emailVerified ? 'leaf' : 'honey'}>
          {user.emailVerified ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      <p className="text-sm text-muted">Never shown to others.</p>
      {!user.emailVerified && (
        <ResendVerification variant="secondary" size="sm">
          Resend confirmation
        </ResendVerification>
      )}
    </div>
  );
}
