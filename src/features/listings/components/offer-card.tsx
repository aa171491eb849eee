import { useState } from 'react';
import { Link } from 'react-router';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Time } from '#kit/ui/time.tsx';
import { PersonName } from '#social/people/person-name.tsx';
import { getListing, listListings, ownListings } from '../contract.ts';
import { counterOffer, decideOffer, listOffers, type Offer } from '../deals-contract.ts';
import { formatMoney } from '../money.ts';
import { offerWordsOf } from '../words.ts';
import { DealSteps } from './deal-steps.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferMessages } from './offer-messages.tsx';

const refreshes = [listOffers, getListing, listListings, ownListings];

export function OfferCard({ offer, showsTitle }: { offer: Offer; showsTitle: boolean }) {
  const { id, title, listing, other, isMine, amount, currency, message, state, expiresAt, createdAt } = offer;
  return (
    <Card asChild>
      <li className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-lg font-semibold">
            {amount === null ? 'Without an amount' : formatMoney(amount, currency)}
          </p>
          <Badge tone={state === 'accepted' ? 'leaf' : state === 'open' ? 'honey' : 'outline'}>
            {offerWordsOf[state]}
          </Badge>
        </div>
        {showsTitle && (
          <p dir="auto" className="wrap-anywhere">
            {listing ? <Link to={href('/marketplace/item/:id', { id: listing })}>{title}</Link> : title}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {isMine ? 'You to' : 'From'} <PersonName person={other} /> · <Time value={createdAt} />
        </div>
        {message && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        )}
        {state === 'open' && (
          <>
            <p className="text-sm text-muted">
              Expires <Time value={expiresAt} />
            </p>
            <Decisions id={id} offer={offer} />
          </>
        )}
        {state === 'accepted' && <DealSteps offer={offer} />}
        {listing && (state === 'open' || state === 'accepted') && <OfferMessages offer={offer} />}
      </li>
    </Card>
  );
}

function Decisions({ id, offer: { isMine, amount, currency } }: { id: string; offer: Offer }) {
  const [isCountering, setCountering] = useState(false);
  const decide = useCall(decideOffer, { refreshes });
  const counter = useCall(counterOffer, { refreshes });
  const act = (decision: 'decline' | 'withdraw') =>
    decide.mutate({ params: { id }, body: { decision } }, { onError: toastError });
  if (isMine)
    return (
      <div>
        <Button size="sm" variant="secondary" pending={decide.isPending} onClick={() => act('withdraw')}>
          Withdraw
        </Button>
      </div>
    );
  if (isCountering)
    return (
      <OfferForm
        currency={currency}
        amount={amount}
        label="Send counter-offer"
        pending={counter.isPending}
        error={counter.error ? wordsOf(counter.error) : undefined}
        onSend={(body) => counter.mutate({ params: { id }, body })}
        onCancel={() => setCountering(false)}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmDialog
        trigger={<Button size="sm">Accept</Button>}
        title="Accept this offer?"
        description="The other person is told. If there is only one of it, the listing closes and other offers are declined."
        confirmLabel="Accept offer"
        onConfirm={async () => {
          await decide.mutateAsync({ params: { id }, body: { decision: 'accept' } });
        }}
      />
      <Button size="sm" variant="secondary" pending={decide.isPending} onClick={() => act('decline')}>
        Decline
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setCountering(true)}>
        Counter
      </Button>
    </div>
  );
}
