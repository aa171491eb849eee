import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { DataTable } from '#kit/ui/data-table.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { plans, planIds, type Interval } from '#kit/credits/plans.ts';
import { IntervalChoice } from '../components/interval-choice.tsx';
import { PackCards } from '../components/pack-cards.tsx';
import { PlanAction } from '../components/plan-action.tsx';
import { PlansCode } from '../components/plans-code.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import { TestModeNotice } from '../components/test-mode-notice.tsx';
import { getPlans, getSubscription } from '../contract.ts';
import { nextPlanWords } from '../next-plan-words.ts';
import { readChoice } from '../plan-choice.ts';
import { trialHadWords } from '../trial-words.ts';
import { buysWords, count, facts, monthlyCreditsFor, formatStorage } from '../plan-words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [getPlans], [getSubscription]);
}

export default function Plans() {
  const { data: user } = useQuery(query(currentUser));
  const { data: shop, error, refetch, isFetching } = useQuery(query(getPlans));
  const { data: own } = useQuery({ ...query(getSubscription), enabled: Boolean(user) });
  const [chosen, setInterval] = useState<Interval>();
  const [code, setCode] = useState('');
  const acting = useActing();
  const [search] = useSearchParams();
  const wanted = readChoice(search);
  const interval = chosen ?? wanted?.interval ?? own?.interval ?? 'month';
  if (error)
    return (
      <>
        <PageHeader title="Plans" />
        <ErrorState title="Plans couldn’t be loaded" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      </>
    );
  const mayUseCode = own?.state === 'free' || own?.state === 'given';
  return (
    <div className="pb-10">
      <PageHeader
        title="Plans"
        lede="Every tool is free with Bamboo, the built-in engine. A plan adds credits for paid engines, and more storage."
        actions={<IntervalChoice value={interval} onChange={setInterval} />}
      />
      {shop?.isTest && <TestModeNotice className="mb-6" />}
      {mayUseCode && own.trialHad && (
        <Notice className="mb-6" title="No trial available">
          {trialHadWords[own.trialHad]}
        </Notice>
      )}
      {user && wanted && mayUseCode && (
        <Notice
          className="mb-6"
          title={`You chose ${plans[wanted.plan].name}`}
          action={<PlanAction plan={wanted.plan} interval={interval} code={code} own={own} />}
        >
          {own?.mayTry
            ? `It starts with a free trial of ${count(plans[wanted.plan].trialDays, 'day')}.`
            : 'Continue to checkout, or choose another plan below.'}
        </Notice>
      )}
      <div className="grid gap-5 lg:grid-cols-3">
        {planIds.map((plan) =>
          shop ? (
            <PlanCard
              key={plan}
              plan={plan}
              interval={interval}
              storage={shop.storage}
              isOwn={own?.plan === plan}
              comes={own?.next?.plan === plan ? nextPlanWords(own) : undefined}
              mayTry={!user || (own?.state === 'free' && own.mayTry)}
              action={<PlanAction plan={plan} interval={interval} code={code} own={user ? own : undefined} />}
            />
          ) : (
            <Skeleton key={plan} className="h-120 rounded-card" />
          ),
        )}
      </div>
      {mayUseCode && <PlansCode onGood={setCode} />}
      <Section
        title="What credits are for"
        lede="Bamboo, your own engine keys and local engines don’t use any."
      >
        <p>
          {own?.answer
            ? `A one-page answer from ${own.answer.engine} costs about ${count(own.answer.credits, 'credit')}: ${planIds
                .map(
                  (plan) =>
                    `${plans[plan].name} gets you ${buysWords(monthlyCreditsFor(plan, acting !== null), own.answer) ?? 'none'} each month`,
                )
                .join(', ')}.`
            : 'Credits pay for paid engines. You see the price before each run, and failed runs cost nothing.'}
        </p>
      </Section>
      <Section
        title="Only need a few more credits?"
        lede="Purchased credits never expire, on any plan. They’re spent last."
      >
        <PackCards own={user ? own : undefined} />
      </Section>
      <Section title="Compare plans" lede="Every feature and limit, side by side.">
        {shop && (
          <DataTable
            caption="Plan comparison"
            hideCaption
            rows={facts}
            rowKey={({ label }) => label}
            empty={null}
            columns={[
              { key: 'label', header: 'What', cell: ({ label }) => label, rowHeader: true },
              ...planIds.map((plan) => ({
                key: plan,
                header: plans[plan].name,
                cell: (fact: (typeof facts)[number]) => fact.of(plan, shop.storage, acting !== null),
              })),
            ]}
          />
        )}
      </Section>
      <Section title="If you downgrade" lede="You keep everything you’ve made.">
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {goingDown(shop?.storage ?? 0).map(({ title, text }) => (
            <div key={title} className="grid content-start gap-1">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

const goingDown = (storage: number) => [
  {
    title: 'When it takes effect',
    text: 'At your next renewal. Until then you keep your current plan, and you can change your mind.',
  },
  {
    title: 'Your credits',
    text: `Monthly credits that the smaller plan can’t carry over expire at renewal; ${plans.free.name} carries none. Purchased credits stay.`,
  },
  {
    title: 'Your files',
    text: `They all stay, and you can open and download them. If you’re over the smaller plan’s storage${storage > 0 ? ` (${formatStorage(storage)} on Free)` : ''}, you can’t add more until you free up space.`,
  },
  {
    title: 'Your trash',
    text: `Items already in it keep their date. Items you delete later stay ${count(plans.free.trashDays, 'day')} on Free.`,
  },
];
