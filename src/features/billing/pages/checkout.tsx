import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { CardForm } from '../components/card-form.tsx';
import { CheckoutCode } from '../components/checkout-code.tsx';
import { TestModeNotice } from '../components/test-mode-notice.tsx';
import { testCheckout, type DueView } from '../contract.ts';
import { priceWords } from '../discount.ts';
import { dollars } from '#kit/money/dollars.ts';
import { day, trialWords } from '../plan-words.ts';

const looksLikeOne = /^cs_test_\w{1,70}$/;

export function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('session') ?? '';
  return looksLikeOne.test(id) ? prefetch(context, [testCheckout, { params: { id } }]) : null;
}

/** Where people pay in test mode; with a real provider its own page stands in place of this one. */
export default function Checkout() {
  const [search] = useSearchParams();
  const id = search.get('session') ?? '';
  if (!looksLikeOne.test(id))
    return (
      <>
        <PageHeader title="Checkout" />
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/subscription-plans')}>See the plans</Link>
            </Button>
          }
        >
          Your basket is empty. Choose a plan or credits first.
        </EmptyState>
      </>
    );
  return <Open id={id} />;
}

function Open({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(query(testCheckout, { params: { id } }));
  const isCard = data?.mode === 'setup';
  return (
    <div className="pb-10">
      <PageHeader
        title={isCard ? 'Change card' : 'Checkout'}
        lede={isCard ? 'Save a card for your plan. You won’t be charged now.' : 'Review and pay.'}
      />
      {error && (
        <ErrorState title="This checkout couldn’t be opened" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && data.status !== 'open' && (
        <Notice
          tone={data.status === 'complete' ? 'success' : 'warning'}
          title={data.status === 'complete' ? 'Already paid' : 'This checkout has expired'}
          action={
            <Button asChild size="sm" variant="secondary">
              <Link to={data.status === 'complete' ? href('/subscription') : href('/subscription-plans')}>
                {data.status === 'complete' ? 'Your plan' : 'Start again'}
              </Link>
            </Button>
          }
        >
          {data.status === 'complete'
            ? 'You don’t need to pay again.'
            : 'You may have started another one. You weren’t charged.'}
        </Notice>
      )}
      {data?.status === 'open' && (
        <div className="grid gap-8 lg:grid-cols-[1fr_1.1fr] lg:items-start">
          <div className="grid gap-5">
            {!isCard && (
              <Card field="leaf" padding="lg" className="grid gap-4">
                <h2 className="text-xl">Order summary</h2>
                <dl className="grid gap-2">
                  {data.lines.map(({ text, cents }) => (
                    <Row key={text} label={text} value={dollars(cents)} />
                  ))}
                  {data.discount > 0 && <Row label="Discount" value={dollars(-data.discount)} />}
                  <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-edge pt-3">
                    <dt className="font-semibold">Due today</dt>
                    <dd className="font-display text-3xl font-bold tabular-nums">{dollars(data.dueNow)}</dd>
                  </div>
                </dl>
                <p>
                  For <strong>{data.payer}</strong>. {renewalWords(data)}
                </p>
                {data.later && data.later.credits > 0 && (
                  <p>You get {trialWords(data.later.credits, data.later.days)}.</p>
                )}
                {data.code && (
                  <p>
                    {data.code.code ? (
                      <>
                        Code <strong>{data.code.code}</strong>
                      </>
                    ) : (
                      'Your discount'
                    )}
                    : {data.code.words}.
                  </p>
                )}
                {data.mode === 'subscription' && <CheckoutCode id={id} used={data.code} />}
              </Card>
            )}
            <TestModeNotice />
          </div>
          <CardForm
            id={id}
            cents={isCard ? null : data.dueNow}
            successUrl={data.successUrl}
            cancelUrl={data.cancelUrl}
          />
        </div>
      )}
    </div>
  );
}

/** "Renews on December 16 for $9 a month", or what follows a trial. */
function renewalWords({ plan, periodEnd, code, later }: DueView): string {
  if (!plan || !periodEnd) return '';
  if (later)
    return `The first payment is ${dollars(later.cents)} on ${day(later.at)}, unless you cancel first. It renews for ${priceWords({ ...plan, discount: code, at: later.at })}.`;
  // A code that counts once is used up by today's payment.
  const price = priceWords({ ...plan, discount: code?.once ? null : code, at: periodEnd });
  return `Renews on ${day(periodEnd)} for ${price}, until you cancel.`;
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
