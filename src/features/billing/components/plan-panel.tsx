import { Link } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { plans } from '#kit/credits/plans.ts';
import {
  cancelSubscription,
  getSubscription,
  listInvoices,
  payOverdue,
  resumeSubscription,
  type SubscriptionView,
} from '../contract.ts';
import { priceWords } from '../discount.ts';
import { dollars } from '#kit/money/dollars.ts';
import { day, formatStorage } from '../plan-words.ts';
import { nextPlanWords } from '../next-plan-words.ts';
import { StayOnPlan } from './stay-on-plan.tsx';
import { useCheckout } from '../use-checkout.ts';

const refreshes = [getSubscription, listInvoices];

const badges: Record<SubscriptionView['state'], string> = {
  free: 'Free',
  given: 'Complimentary',
  trial: 'Trial',
  active: 'Active',
  overdue: 'Payment due',
  ending: 'Ending',
};

/** What is paid, until when, and what can be done about it. */
export function PlanPanel({ own }: { own: SubscriptionView }) {
  const cancel = useCall(cancelSubscription, { refreshes });
  const resume = useCall(resumeSubscription, { refreshes });
  const pay = useCall(payOverdue, { refreshes });
  const checkout = useCheckout();
  const acting = useActing();
  const { name } = plans[own.plan];
  const failed = resume.error ?? pay.error ?? checkout.error;
  const isRunning = own.state !== 'free' && own.state !== 'given';
  return (
    <Card field="leaf" padding="lg" className="grid content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl">{name}</h2>
        <Badge tone={own.state === 'overdue' || own.state === 'ending' ? 'honey' : 'outline'}>
          {badges[own.state]}
        </Badge>
      </div>
      <p>{wordsFor(own, acting !== null)}</p>
      {own.next && (
        <Notice title={nextPlanWords(own)} action={<StayOnPlan own={own} />}>
          Until then you keep {name}.
        </Notice>
      )}
      {own.overdue && (
        <Notice
          tone="warning"
          title={`${dollars(own.overdue.cents)} couldn’t be charged`}
          action={
            <Button size="sm" pending={pay.isPending} onClick={() => pay.mutate()}>
              Pay now
            </Button>
          }
        >
          {own.overdue.nextAttempt
            ? `We’ll try again on ${day(own.overdue.nextAttempt)}. Your plan continues until then.`
            : 'We won’t try again automatically.'}
        </Notice>
      )}
      <Progress
        label="File storage"
        percent={(own.storage.used / own.storage.most) * 100}
        detail={`${formatStorage(own.storage.used)} of ${formatStorage(own.storage.most)} used`}
      />
      {failed && <Notice tone="error">{wordsOf(failed)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {own.state === 'ending' && (
          <Button pending={resume.isPending} onClick={() => resume.mutate()}>
            Keep {name}
          </Button>
        )}
        {!isRunning && (
          <Button asChild>
            <Link to={href('/subscription-plans')}>Choose a plan</Link>
          </Button>
        )}
        {isRunning && own.state !== 'ending' && (
          <ConfirmDialog
            trigger={<Button variant="secondary">End {name}</Button>}
            title={`End ${name}?`}
            description={`You keep it until ${own.periodEnd ? day(own.periodEnd) : 'the end of the period'}, and can change your mind until then. After that ${acting ? `${acting.name} is` : 'you are'} on Free. Your work and purchased credits stay; monthly credits expire.`}
            confirmLabel={`End ${name}`}
            cancelLabel="Keep plan"
            danger
            onConfirm={async () => {
              await cancel.mutateAsync();
            }}
          />
        )}
        {(isRunning || own.card) && (
          <Button
            variant="secondary"
            pending={checkout.isPending}
            onClick={() => checkout.mutate({ body: { what: 'card' } })}
          >
            {own.card ? 'Use another card' : 'Add a card'}
          </Button>
        )}
      </div>
      {own.card && <p className="text-sm">Paid with {own.card}.</p>}
    </Card>
  );
}

function wordsFor(
  { plan, state, interval, periodEnd, next, discount }: SubscriptionView,
  isBusiness: boolean,
): string {
  const end = periodEnd ? day(periodEnd) : '';
  const at = periodEnd ?? new Date().toISOString();
  const price = interval ? priceWords({ plan, interval, discount, at }) : '';
  const nextPrice = next ? priceWords({ ...next, discount, at }) : '';
  if (state === 'free')
    return isBusiness
      ? 'Every tool with the built-in engine. Get credits with a plan, or buy them.'
      : 'Every tool with the built-in engine, and some credits each month.';
  if (state === 'given') return 'This plan is complimentary. You pay nothing.';
  if (state === 'trial' && next)
    return `Your trial lasts until ${end}. Then you switch to ${plans[next.plan].name}, ${nextPrice}, unless you cancel first.`;
  if (state === 'trial') return `Your trial lasts until ${end}. Then it’s ${price}, unless you cancel first.`;
  if (state === 'ending') return `It ends on ${end}. You keep all its benefits until then.`;
  if (state === 'overdue') return `The payment for the current period is due.`;
  if (next) return `Paid until ${end}. Then you switch to ${plans[next.plan].name}, ${nextPrice}.`;
  return `It renews on ${end} for ${price}.`;
}
