import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { plans } from '#kit/credits/plans.ts';
import { getCredits } from '#features/usage/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { getSubscription, listInvoices, refreshSubscription, statement } from '../contract.ts';
import { trialHadWords } from '../trial-words.ts';
import { count, day } from '../plan-words.ts';

const titles: Record<string, string> = {
  plan: 'Thank you',
  pack: 'Credits added',
  panda: 'Your pandas are waiting',
  card: 'Card saved',
};

/** After paying. Word from the provider may come later or never; so it is asked. */
export default function Success() {
  const [search] = useSearchParams();
  const what = search.get('what') ?? 'plan';
  const { data, error } = useQuery(query(getSubscription));
  const refresh = useCall(refreshSubscription, {
    refreshes: [getSubscription, listInvoices, currentUser, getCredits, statement],
  });
  const ask = refresh.mutate;
  useEffect(() => ask(), [ask]);
  return (
    <div className="pb-10">
      <PageHeader title={titles[what] ?? titles.plan} />
      <div className="grid items-end gap-8 overflow-hidden rounded-panel bg-leaf px-6 pt-10 sm:grid-cols-[auto_1fr] sm:px-12">
        <Panda mood="celebrate" size={220} className="justify-self-center" />
        <div className="grid gap-4 pb-10 text-lg">
          {error && <Notice tone="error">{wordsOf(error)}</Notice>}
          {!data && !error && <Skeleton className="h-24 rounded-card" />}
          {data?.trialHad === 'card' && data.state === 'free' && what === 'plan' && (
            <Notice tone="warning" title="Your plan didn’t start">
              {trialHadWords.card}
            </Notice>
          )}
          {data && (
            <p>
              {what === 'panda' ? (
                'Choose a look and a name for each.'
              ) : what === 'card' ? (
                `${data.card ?? 'The card'} will be used from now on.`
              ) : (
                <>
                  You are on <strong>{plans[data.plan].name}</strong> and have{' '}
                  <strong>{count(Math.floor(data.credits.available), 'credit')}</strong>.
                  {data.state === 'trial' &&
                    data.periodEnd &&
                    ` Your trial lasts until ${day(data.periodEnd)}.`}
                </>
              )}
            </p>
          )}
          {refresh.error && (
            <p>We’ve received your payment. It may take a minute to appear; refresh this page then.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to={what === 'panda' ? href('/adopt-panda') : href('/ai')}>
                {what === 'panda' ? 'Adopt them' : 'Use them'}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href('/subscription')}>Your plan</Link>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
