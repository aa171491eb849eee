import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { getSubscription, listInvoices, refreshSubscription } from '#features/billing/contract.ts';
import { actAs, useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { plans } from '#kit/credits/plans.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { useScrollToAnchor } from '#kit/ui/use-scroll-to-anchor.ts';
import type { BusinessView } from '../contract.ts';
import { count } from '../words.ts';
import { Invoices } from './invoices.tsx';

/** The business pays by the same pages as a person does: what is done there while acting as it is done for it. */
export function MoneyTab({ business: { id, name } }: { business: BusinessView }) {
  const acting = useActing();
  if (acting?.id === id) return <Money />;
  return (
    // Emails link to the invoices: whoever follows one begins here, and is taken there once they act.
    <Card id="invoices" field="sky" padding="lg" className="grid justify-items-start gap-4">
      <p className="max-w-prose">
        Plan, cards, credits and invoices of {name} are managed while you act as it. Your own plan isn’t
        affected.
      </p>
      <Button onClick={() => actAs({ id, name })}>Act as {name}</Button>
    </Card>
  );
}

/** What happens at the end of the period. */
const whatThen: Readonly<Record<string, string>> = { ending: 'Ends', trial: 'First payment', given: 'Ends' };

function Money() {
  const { data, error, refetch, isFetching } = useQuery(query(getSubscription));
  const { mutate: refresh } = useCall(refreshSubscription, { refreshes: [getSubscription, listInvoices] });
  // Whoever comes from the checkout sees what they paid for, whether or not the provider has told us yet.
  useEffect(() => refresh(), [refresh]);
  useScrollToAnchor(data !== undefined);
  if (error)
    return (
      <ErrorState title="The plan couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const { plan, state, periodEnd, card, credits, overdue, isTest } = data;
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card padding="lg" className="grid content-start gap-5">
          <h2 className="text-2xl">Plan: {plans[plan].name}</h2>
          <DescriptionList
            items={[
              ...(periodEnd
                ? [{ term: whatThen[state] ?? 'Renews', details: <Time value={periodEnd} /> }]
                : []),
              { term: 'Card', details: card ?? 'None' },
              ...(overdue ? [{ term: 'Overdue', details: `$${(overdue.cents / 100).toFixed(2)}` }] : []),
              ...(isTest ? [{ term: 'Payments', details: 'Test mode: no real payments' }] : []),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to={href('/subscription-plans')}>
                {plan === 'free' ? 'Choose a plan' : 'Change plan'}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={href('/subscription')}>Cards and limits</Link>
            </Button>
          </div>
        </Card>
        <Card padding="lg" className="grid content-start gap-5">
          <h2 className="text-2xl">{count(credits.available, 'credit')}</h2>
          <DescriptionList
            items={[
              { term: 'Spent this month', details: count(credits.spentThisMonth, 'credit') },
              { term: 'Reserved for work in progress', details: count(credits.held, 'credit') },
              {
                term: 'Monthly limit',
                details: credits.limit === null ? 'None' : count(credits.limit, 'credit'),
              },
              { term: 'Recent daily average', details: count(credits.pace, 'credit') },
            ]}
          />
          <p className="text-muted">
            Set member limits under People and API key limits under Keys. Bamboo and the business’s own engine
            keys don’t use credits.
          </p>
        </Card>
      </div>
      <Section title="Invoices" id="invoices">
        <Invoices />
      </Section>
    </>
  );
}
