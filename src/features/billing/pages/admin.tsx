import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { plans } from '#kit/credits/plans.ts';
import { billingOverview } from '../admin-contract.ts';
import { AdminCodes } from '../components/admin-codes.tsx';
import { AdminInvoices } from '../components/admin-invoices.tsx';
import { MonthBars } from '../components/month-bars.tsx';
import { TestClock } from '../components/test-clock.tsx';
import { TestModeNotice } from '../components/test-mode-notice.tsx';
import { dollars } from '#kit/money/dollars.ts';
import { count } from '../plan-words.ts';

/** Get subscriptions, revenue and failed payments. */
export default function BillingAdmin() {
  const { data, error, refetch, isFetching } = useQuery(query(billingOverview));
  return (
    <div className="pb-10">
      <PageHeader title="Payments" lede="Plans, revenue, and payments that need attention." />
      {error && (
        <ErrorState title="Payments couldn’t be loaded" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-64 rounded-card" />}
      {data && (
        <>
          {data.isTest && <TestModeNotice className="mb-5" />}
          <ul className="grid grid-cols-2 gap-4 lg:grid-cols-5">
            <Tile label="Monthly revenue" value={dollars(data.recurring)} detail="from plans that go on" />
            {data.plans.map(({ plan, people, businesses, trials }) => (
              <Tile
                key={plan}
                label={plans[plan].name}
                value={(people + businesses).toLocaleString('en')}
                detail={whoWords({ people, businesses, trials })}
              />
            ))}
            <Tile
              label="Open"
              value={data.overdue.toLocaleString('en')}
              detail={data.overdue === 1 ? 'failed payment' : 'failed payments'}
            />
          </ul>
          {data.months.length > 0 && (
            <Section title="Revenue">
              <Card padding="lg">
                <MonthBars
                  title="Paid, minus refunds"
                  months={data.months.map(({ month, paid, refunded }) => ({ month, cents: paid - refunded }))}
                />
              </Card>
            </Section>
          )}
          <Section title="Invoices">
            <AdminInvoices />
          </Section>
          <div className="grid gap-5 lg:grid-cols-2">
            <AdminCodes codes={data.codes} />
            {data.clock && <TestClock now={data.clock} />}
          </div>
        </>
      )}
    </div>
  );
}

/** "3 people, 1 business, of these 1 trial" */
function whoWords({ people, businesses, trials }: { people: number; businesses: number; trials: number }) {
  return [
    `${people.toLocaleString('en')} ${people === 1 ? 'person' : 'people'}`,
    ...(businesses > 0
      ? [`${businesses.toLocaleString('en')} ${businesses === 1 ? 'business' : 'businesses'}`]
      : []),
    ...(trials > 0 ? [`of these ${count(trials, 'trial')}`] : []),
  ].join(', ');
}

function Tile({ label, value, detail }: { label: string; value: string; detail: string }) {
  return (
    <Card asChild>
      <li>
        <p className="text-sm font-medium text-muted">{label}</p>
        <p className="font-display text-3xl font-bold tracking-tight tabular-nums">{value}</p>
        <p className="text-sm text-muted">{detail}</p>
      </li>
    </Card>
  );
}
