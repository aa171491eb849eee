import { useState } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { isPaid, plans, type Interval, type PlanId } from '#kit/credits/plans.ts';
import type { SubscriptionView } from '../contract.ts';
import { choiceAddress } from '../plan-choice.ts';
import { useCheckout } from '../use-checkout.ts';
import { ChangePlan } from './change-plan.tsx';
import { StayOnPlan } from './stay-on-plan.tsx';

interface PlanActionProps {
  plan: PlanId;
  interval: Interval;
  code: string;
  /** Nothing for strangers. */
  own: SubscriptionView | null | undefined;
}

/** The one thing to press on a plan's card; it follows from where someone stands. */
export function PlanAction({ plan, interval, code, own }: PlanActionProps) {
  const checkout = useCheckout();
  const [isChanging, setChanging] = useState(false);
  const variant = plan === 'plus' ? 'primary' : 'secondary';
  if (!own)
    return (
      <Button asChild variant={variant} className="w-full">
        <Link
          to={href('/register', {
            return_url: isPaid(plan) ? choiceAddress({ plan, interval }) : href('/subscription-plans'),
          })}
        >
          {isPaid(plan) ? `Get ${plans[plan].name}` : 'Start for free'}
        </Link>
      </Button>
    );
  const isSubscribed = own.state !== 'free' && own.state !== 'given';
  const isSame = own.plan === plan && (own.interval ?? interval) === interval;
  if (!isPaid(plan) || (isSame && isSubscribed))
    return (
      <Button asChild variant="secondary" className="w-full">
        <Link to={href('/subscription')}>
          {isPaid(plan) ? 'Manage plan' : isSubscribed ? 'Switch to Free' : 'Your credits'}
        </Link>
      </Button>
    );
  if (own.next?.plan === plan && own.next.interval === interval)
    return <StayOnPlan own={own} className="w-full" />;
  if (isSubscribed)
    return (
      <>
        <Button variant={variant} className="w-full" onClick={() => setChanging(true)}>
          {own.plan === plan
            ? `Pay ${interval === 'year' ? 'yearly' : 'monthly'}`
            : `Change to ${plans[plan].name}`}
        </Button>
        <ChangePlan plan={plan} interval={interval} open={isChanging} onOpenChange={setChanging} />
      </>
    );
  return (
    <>
      <Button
        variant={variant}
        className="w-full"
        pending={checkout.isPending}
        onClick={() => checkout.mutate({ body: { what: 'plan', plan, interval, ...(code ? { code } : {}) } })}
      >
        {own.mayTry
          ? `Try ${plans[plan].name} for ${plans[plan].trialDays} days`
          : `Choose ${plans[plan].name}`}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {checkout.error && wordsOf(checkout.error)}
      </p>
    </>
  );
}
