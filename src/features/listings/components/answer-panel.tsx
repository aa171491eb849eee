import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { toast } from '#kit/ui/toast.ts';
import { contactOwner, getListing, type ListingView } from '../contract.ts';
import { listOffers, makeOffer } from '../deals-contract.ts';
import { Conversation } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';
import { OfferForm } from './offer-form.tsx';

interface AnswerPanelProps {
  listing: ListingView;
  user: { id: string } | null;
}

/** For everyone but its owner: write, or make an offer. Addresses stay private. */
export function AnswerPanel({ listing, user }: AnswerPanelProps) {
  const [opened, setOpened] = useState<'message' | 'offer' | null>(null);
  const { id, thread, state } = listing;
  if (state !== 'live') return thread && user ? <Conversation thread={thread} /> : null;
  if (!user)
    return (
      <Card field="sunken" className="grid gap-4">
        <p>Sign in to write to {listing.owner.name} or make an offer. Your address stays private.</p>
        <Button asChild>
          <Link to={href('/login', { return_url: href('/marketplace/item/:id', { id }) })}>
            Sign in to answer
          </Link>
        </Button>
      </Card>
    );
  const isWanted = listing.kind === 'wanted';
  return (
    <Card field="sunken" className="grid gap-4">
      {thread ? (
        <Conversation thread={thread} />
      ) : opened === 'message' ? (
        <FirstMessage listing={listing} />
      ) : (
        <Button onClick={() => setOpened('message')}>Write a message</Button>
      )}
      {opened === 'offer' ? (
        <NewOffer listing={listing} onDone={() => setOpened(null)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpened('offer')}>
          {isWanted ? 'Offer what you have' : 'Make an offer'}
        </Button>
      )}
      <p className="text-sm text-muted">
        Meet in public places, and look before you pay. Your e-mail and phone number stay private.
      </p>
    </Card>
  );
}

function FirstMessage({ listing: { id, owner } }: { listing: ListingView }) {
  const send = useCall(contactOwner, { refreshes: [getListing, listOffers] });
  return (
    <MessageForm
      label={`Message to ${owner.name}`}
      placeholder="Is it still available?"
      pending={send.isPending}
      error={send.error}
      onSend={(text) => send.mutate({ params: { id }, body: { text } })}
    />
  );
}

function NewOffer({ listing, onDone }: { listing: ListingView; onDone(): void }) {
  const { id, currency, price } = listing;
  const send = useCall(makeOffer, {
    refreshes: [listOffers, getListing],
    onSuccess() {
      toast({ title: 'Offer sent', description: 'You’ll be notified of the answer.' });
      onDone();
    },
  });
  return (
    <OfferForm
      currency={currency}
      amount={price}
      label="Send offer"
      pending={send.isPending}
      error={send.error ? wordsOf(send.error) : undefined}
      onSend={(body) => send.mutate({ params: { id }, body })}
      onCancel={onDone}
    />
  );
}
