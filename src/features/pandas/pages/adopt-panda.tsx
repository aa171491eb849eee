import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { toast } from '#kit/ui/toast.ts';
import { AdoptForm } from '../components/adopt-form.tsx';
import { AdoptSkeleton } from '../components/adopt-skeleton.tsx';
import { OwnPandas } from '../components/own-pandas.tsx';
import { ownPandas, type AdoptedPanda } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [ownPandas]);
}

export default function AdoptPanda() {
  const [celebrating, setCelebrating] = useState(false);
  const { data: user } = useQuery(query(currentUser));
  // Guests have none, and need not be told so by a refusal.
  const { data, error, refetch, isFetching } = useQuery({ ...query(ownPandas), enabled: Boolean(user) });
  const pandas = data?.items ?? [];

  function celebrate({ name }: AdoptedPanda) {
    setCelebrating(true);
    toast({ title: `${name} is yours!`, description: 'You’re now a Panda Member.' });
  }

  if (user && data && pandas.length > 0)
    return (
      <div className="pb-6">
        <PageHeader title="Your panda" lede="It stays with your account." />
        <OwnPandas pandas={pandas} keeper={user.name} celebrating={celebrating} />
        {data.waiting > 0 && (
          <Section
            title={
              data.waiting === 1 ? 'One more panda is waiting' : `${data.waiting} more pandas are waiting`
            }
            lede="It’s paid for. Choose its look and name."
          >
            <AdoptForm key={pandas.length} signedIn onAdopted={celebrate} />
          </Section>
        )}
      </div>
    );
  return (
    <div className="pb-6">
      <PageHeader
        title="Adopt a panda"
        lede="Choose a look, give it a name and keep it. Your first one is free, with no wallet or payment."
      />
      {user && error && (
        <ErrorState title="Your panda couldn’t be loaded" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )}
      {user && !data && !error && <AdoptSkeleton />}
      {(!user || data) && <AdoptForm signedIn={Boolean(user)} onAdopted={celebrate} />}
    </div>
  );
}
