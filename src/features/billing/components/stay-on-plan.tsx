import { plans } from '#kit/credits/plans.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getSubscription, stayOnPlan, type SubscriptionView } from '../contract.ts';
import { rhythms } from '../next-plan-words.ts';

interface StayOnPlanProps {
  own: SubscriptionView;
  className?: string;
}

/** Takes back a change that was to come with the renewal, and only that. */
export function StayOnPlan({ own: { plan, interval, next }, className }: StayOnPlanProps) {
  const { name } = plans[plan];
  const stay = useCall(stayOnPlan, {
    refreshes: [getSubscription],
    onSuccess: () => toast({ title: `You stay on ${name}` }),
  });
  return (
    <>
      <Button
        variant="secondary"
        pending={stay.isPending}
        onClick={() => stay.mutate()}
        {...(className ? { className } : {})}
      >
        Stay on {next?.plan === plan && interval ? `${name}, ${rhythms[interval]}` : name}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {stay.error && wordsOf(stay.error)}
      </p>
    </>
  );
}
