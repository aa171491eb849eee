import { useQuery } from '@tanstack/react-query';
import { getCredits } from '#features/usage/contract.ts';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { plans, type Interval, type PaidPlanId } from '#kit/credits/plans.ts';
import {
  changeSubscription,
  getSubscription,
  listInvoices,
  previewChange,
  statement,
  type ChangePreview,
} from '../contract.ts';
import { priceWords } from '../discount.ts';
import { dollars } from '#kit/money/dollars.ts';
import { day } from '../plan-words.ts';

interface ChangePlanProps {
  plan: PaidPlanId;
  interval: Interval;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a change costs and from when it counts, before it is made. */
export function ChangePlan({ plan, interval, open, onOpenChange }: ChangePlanProps) {
  const preview = useQuery({
    queryKey: ['plan-preview', plan, interval],
    queryFn: () => call(previewChange, { body: { plan, interval } }),
    enabled: open,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const { name } = plans[plan];
  const change = useCall(changeSubscription, {
    refreshes: [getSubscription, listInvoices, getCredits, statement],
    onSuccess() {
      const at = preview.data?.at;
      onOpenChange(false);
      toast(
        preview.data?.when === 'now' || !at
          ? { title: `You’re now on ${name}` }
          : {
              title: `${name} from ${day(at)}`,
              description: 'You weren’t charged. You can cancel the change until then.',
            },
      );
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={`Change to ${name}, ${interval === 'year' ? 'yearly' : 'monthly'}`}>
        <div className="grid gap-5">
          {preview.error && <Notice tone="error">{wordsOf(preview.error)}</Notice>}
          {!preview.data && !preview.error && <Skeleton className="h-28 rounded-card" />}
          {preview.data && <Bill preview={preview.data} plan={plan} interval={interval} />}
          {change.error && <Notice tone="error">{wordsOf(change.error)}</Notice>}
          {preview.data && (
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={() => onOpenChange(false)}>
                Cancel
              </Button>
              <Button
                pending={change.isPending}
                onClick={() => change.mutate({ body: { plan, interval, dueNow: preview.data.dueNow } })}
              >
                {preview.data.when === 'now' && preview.data.dueNow > 0
                  ? `Pay ${dollars(preview.data.dueNow)} and change`
                  : 'Change'}
              </Button>
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Bill({
  preview,
  plan,
  interval,
}: Pick<ChangePlanProps, 'plan' | 'interval'> & { preview: ChangePreview }) {
  const at = preview.at ?? new Date().toISOString();
  const price = priceWords({ plan, interval, discount: preview.discount, at });
  if (preview.when === 'renewal' && preview.trialOf)
    return (
      <p>
        You haven’t paid anything yet, and nothing is due now. Your trial of {plans[preview.trialOf].name}{' '}
        continues until <strong>{preview.at && day(preview.at)}</strong>. After that, {plans[plan].name} is{' '}
        {price}, unless you cancel first.
      </p>
    );
  if (preview.when === 'renewal')
    return (
      <p>
        Nothing is due now. You keep your current plan until <strong>{preview.at && day(preview.at)}</strong>.
        After that it’s {price}. You can change your mind until then.
      </p>
    );
  return (
    <div className="grid gap-3">
      <table className="w-full text-left">
        <caption className="sr-only">Due now</caption>
        <tbody>
          {preview.lines.map(({ text, cents }) => (
            <tr key={text} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {text}
              </th>
              <td className="py-2 text-right tabular-nums">{dollars(cents)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-2 pr-4">
              {preview.dueNow < 0 ? 'Account credit' : 'Due now'}
            </th>
            <td className="py-2 text-right font-semibold tabular-nums">
              {dollars(Math.abs(preview.dueNow))}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="text-muted">
        Starts right away, with extra credits for the remaining days. After that it’s {price}.
      </p>
    </div>
  );
}
