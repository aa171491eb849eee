import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { getListing } from '../contract.ts';
import { listOffers, writeAboutOffer, type Offer } from '../deals-contract.ts';
import { Conversation } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';

/** The two talk about an offer in the thread about the listing. */
export function OfferMessages({ offer: { id, other, thread } }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false);
  const send = useCall(writeAboutOffer, { refreshes: [listOffers, getListing] });
  if (!other) return null;
  if (!isOpen)
    return (
      <div>
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          <MessageCircle aria-hidden /> {thread ? `Messages with ${other.name}` : 'Write a message'}
        </Button>
      </div>
    );
  return thread ? (
    <Conversation thread={thread} />
  ) : (
    <MessageForm
      label={`Message to ${other.name}`}
      pending={send.isPending}
      error={send.error}
      onSend={(text) => send.mutate({ params: { id }, body: { text } })}
    />
  );
}
