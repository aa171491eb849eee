import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getProfile } from '#features/settings/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { BeFound } from '#social/people/be-found.tsx';
import { NameForm } from './name-form.tsx';
import { PictureField } from './picture-field.tsx';

/** The newcomer's name, handle and picture in one go. */
export function IdentityStep({ onSaved, children }: { onSaved: () => void; children: ReactNode }) {
  const { data: profile, error, refetch, isFetching } = useQuery(query(getProfile));
  if (error)
    return (
      <ErrorState
        title="Your profile couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!profile) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid gap-6">
      <PictureField name={profile.name} picture={profile.picture} />
      <BeFound hint="Shows you in the member directory, on the map and in search. Off until you choose." />
      <NameForm profile={profile} onSaved={onSaved} submit="Save and continue">
        {children}
      </NameForm>
    </div>
  );
}
