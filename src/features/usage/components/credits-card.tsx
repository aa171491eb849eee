import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { plans } from '#kit/credits/plans.ts';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getCredits } from '../contract.ts';
import { count, shortDay } from '../words.ts';

/** The balance, against what the plan gives each month. */
export function CreditsCard() {
  const { data, error } = useQuery(query(getCredits));
  if (error) return <Notice tone="error">Your credits couldn’t be loaded. {wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const { plan, available, held, monthly, renewsOn } = data;
  return (
    <Card field="leaf" padding="lg" className="grid gap-4 md:grid-cols-[1fr_1.4fr] md:items-center md:gap-10">
      <div>
        <p className="text-3xl font-semibold tabular-nums">{count(available, 'credit')}</p>
        <p className="mt-1">
          left on {plans[plan].name}
          {held > 0 && `, and ${count(held, 'credit')} reserved for work in progress`}
        </p>
      </div>
      <div className="grid gap-2">
        <Progress label="Left of this month's credits" percent={(available / monthly) * 100} />
        <p>
          Topped up to {count(monthly, 'credit')} on {shortDay(renewsOn)}. Only paid engines use credits. You
          see the price before each run.
        </p>
      </div>
    </Card>
  );
}
