import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { plans } from '#kit/credits/plans.ts';
import { adminInvoices, billingOverview, makeCode, moveClock } from '../admin-contract.ts';
import { AdminInvoices } from '../components/admin-invoices.tsx';
import { MonthBars } from '../components/month-bars.tsx';
import { TestModeNotice } from '../components/test-mode-notice.tsx';
import { dollars } from '../money.ts';
import { count, day } from '../plan-words.ts';

/** Who pays for what, what came in, and what did not. */
export default function BillingAdmin() {
  const { data, error, refetch, isFetching } = useQuery(query(billingOverview));
  return (
    <div className="pb-10">
      <PageHeader title="Payments" lede="Plans, money that came in, and payments that need a hand." />
      {error && (
        <ErrorState title="Payments could not be loaded" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-64 rounded-card" />}
      {data && (
        <>
          {data.isTest && <TestModeNotice className="mb-5" />}
          <ul className="grid grid-cols-2 gap-4 lg:grid-cols-5">
            <Tile label="Each month" value={dollars(data.recurring)} detail="from plans that go on" />
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
              detail={data.overdue === 1 ? 'payment that failed' : 'payments that failed'}
            />
          </ul>
          {data.months.length > 0 && (
            <Section title="What came in">
              <Card padding="lg">
                <MonthBars
                  title="Paid, less what was refunded"
                  months={data.months.map(({ month, paid, refunded }) => ({ month, cents: paid - refunded }))}
                />
              </Card>
            </Section>
          )}
          <Section title="Invoices">
            <AdminInvoices />
          </Section>
          <div className="grid gap-5 lg:grid-cols-2">
            <Codes codes={data.codes.map(({ code }) => code)} />
            {data.clock && <Clock now={data.clock} />}
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

function Codes({ codes }: { codes: readonly string[] }) {
  const [code, setCode] = useState('');
  const [percent, setPercent] = useState('20');
  const [months, setMonths] = useState('3');
  const make = useCall(makeCode, {
    refreshes: [billingOverview],
    onSuccess() {
      setCode('');
      toast({ title: 'The code can be used now' });
    },
  });
  return (
    <Card padding="lg" asChild>
      <form
        noValidate
        aria-label="Codes"
        className="grid content-start gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          make.mutate({
            body: { code, percent: Number(percent), months: months.trim() === '' ? null : Number(months) },
          });
        }}
      >
        <h2 className="text-xl">Codes</h2>
        <p className="text-muted">{codes.length > 0 ? `In use: ${codes.join(', ')}` : 'None yet.'}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Code">
            <Input
              value={code}
              maxLength={30}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Field label="Percent off">
            <Input
              type="number"
              min={1}
              max={100}
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
            />
          </Field>
          <Field label="Months">
            <Input
              type="number"
              min={1}
              placeholder="For ever"
              value={months}
              onChange={(event) => setMonths(event.target.value)}
            />
          </Field>
        </div>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {make.error && wordsOf(make.error)}
        </p>
        <Button type="submit" variant="secondary" pending={make.isPending} className="justify-self-start">
          Make the code
        </Button>
      </form>
    </Card>
  );
}

function Clock({ now }: { now: string }) {
  const [days, setDays] = useState('31');
  const move = useCall(moveClock, {
    refreshes: [billingOverview, adminInvoices],
    onSuccess: ({ now: then }) => toast({ title: `It is ${day(then)} for payments now` }),
  });
  return (
    <Card field="sky" padding="lg" asChild>
      <form
        noValidate
        aria-label="Test clock"
        className="grid content-start gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          move.mutate({ body: { days: Number(days) } });
        }}
      >
        <h2 className="text-xl">Test clock</h2>
        <p>
          For payments it is <strong>{day(now)}</strong>. Move it on, and renewals, trials that end and
          payments that are tried again happen as they would. It does not go back.
        </p>
        <Field label="Days" className="max-w-40" error={move.error && wordsOf(move.error)}>
          <Input
            type="number"
            min={1}
            max={400}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={move.isPending} className="justify-self-start">
          Move on
        </Button>
      </form>
    </Card>
  );
}
