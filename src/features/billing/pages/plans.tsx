import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#features/accounts/contract.ts';
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
import { buysWords, count, facts, monthlyCreditsFor, room } from '../plan-words.ts';

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
        <ErrorState title="The plans could not be loaded" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      </>
    );
  const mayUseCode = own?.state === 'free' || own?.state === 'given';
  return (
    <div className="pb-10">
      <PageHeader
        title="Plans"
        lede="Every tool is free with Bamboo, the engine of the house. A plan adds credits for engines that cost money, and more room."
        actions={<IntervalChoice value={interval} onChange={setInterval} />}
      />
      {shop?.isTest && <TestModeNotice className="mb-6" />}
      {mayUseCode && own.trialHad && (
        <Notice className="mb-6" title="No trial this time">
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
            ? `It begins with a trial: nothing is paid for ${count(plans[wanted.plan].trialDays, 'day')}.`
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
        lede="Bamboo, your own engine keys and engines on this machine take none."
      >
        <p>
          {own?.answer
            ? `An answer of about a page by ${own.answer.engine} takes about ${count(own.answer.credits, 'credit')}: ${planIds
                .map(
                  (plan) =>
                    `${plans[plan].name} is good for ${buysWords(monthlyCreditsFor(plan, acting !== null), own.answer) ?? 'none'} each month`,
                )
                .join(', ')}.`
            : 'Credits pay for engines that cost money. Each shows its price before it begins, and nothing is spent when it fails.'}
        </p>
      </Section>
      <Section
        title="Only need a few more credits?"
        lede="Bought credits are spent last and stay until they are spent, on every plan."
      >
        <PackCards own={user ? own : undefined} />
      </Section>
      <Section title="Side by side" lede="These are the numbers that the program itself goes by.">
        {shop && (
          <DataTable
            caption="The plans compared"
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
      <Section title="When you go down a plan" lede="Nothing you made is taken away.">
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
    title: 'When it counts',
    text: 'From your renewal on. Until that day you keep what you have paid for, and you can change your mind.',
  },
  {
    title: 'Your credits',
    text: `Monthly credits that the smaller plan does not carry over lapse at the renewal; ${plans.free.name} carries none. Bought credits stay.`,
  },
  {
    title: 'Your files',
    text: `All of them stay and can be opened and taken away. If they fill more than the smaller plan holds${storage > 0 ? ` (${room(storage)} on Free)` : ''}, nothing new can be added until there is room.`,
  },
  {
    title: 'Your trash',
    text: `What is in it keeps the day it was given. What you delete later stays ${count(plans.free.trashDays, 'day')} on Free.`,
  },
];
