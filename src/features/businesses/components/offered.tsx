import { Failure } from '#kit/contract/failure.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  answerOffer,
  getBusiness,
  listBusinessActivity,
  listBusinesses,
  listColleagues,
  type BusinessView,
} from '../contract.ts';

/** To whoever is asked to own it. */
export function Offered({ business: { id, name, offer } }: { business: BusinessView }) {
  const answer = useCall(answerOffer, {
    refreshes: [getBusiness, listBusinesses, listColleagues, listBusinessActivity],
  });
  if (!offer?.isYours) return null;
  const reply = (accept: boolean) =>
    answer.mutate(
      { params: { businessId: id }, body: { accept } },
      {
        onSuccess: () =>
          void toast(
            accept
              ? { title: `You now own ${name}`, description: 'Its invoices go to your e-mail address.' }
              : { title: 'Declined', description: 'Nothing has changed.' },
          ),
      },
    );
  return (
    <Notice title={`${offer.by ?? 'The owner'} offers you ownership of ${name}`} className="mb-6">
      <div className="grid justify-items-start gap-3">
        <p>
          You’d own its plan, cards and invoices, which will go to your e-mail address. Respond by{' '}
          <Time value={offer.until} />.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" pending={answer.isPending} onClick={() => reply(true)}>
            Accept
          </Button>
          <Button size="sm" variant="secondary" disabled={answer.isPending} onClick={() => reply(false)}>
            Decline
          </Button>
        </div>
        <Failure error={answer.error} />
      </div>
    </Notice>
  );
}
