import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getListing, listListings, type ListingView } from '../contract.ts';
import { longestReason } from '../limits.ts';
import { careForListing, sectionCare, stewardQueue } from '../stewards-contract.ts';

type Act = 'approve' | 'decline' | 'pin' | 'unpin' | 'merge';

/** For stewards of its section. What they do is told to its owner, and counted in public. */
export function StewardPanel({ listing }: { listing: ListingView }) {
  const { id, state, isPinned } = listing;
  const [reason, setReason] = useState('');
  const [into, setInto] = useState('');
  const care = useCall(careForListing, {
    refreshes: [getListing, listListings, stewardQueue, sectionCare],
    onSuccess: () => toast({ title: 'Done', description: 'Its owner is notified.' }),
  });
  const kept = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(into)?.[0];
  const act = (name: Act) =>
    care.mutate({
      params: { id },
      body: { act: name, reason, ...(name === 'merge' && kept && { into: kept }) },
    });
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">Steward</h2>
      <Field label="Reason" hint="Its owner reads it. Needed to decline or merge.">
        <Input maxLength={longestReason} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {state === 'live' && (
        <Field label="Listing to keep, when merging" optional>
          <Input placeholder="Its address" value={into} onChange={({ target }) => setInto(target.value)} />
        </Field>
      )}
      {care.error && <Notice tone="error">{wordsOf(care.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        {state === 'held' && (
          <Button size="sm" pending={care.isPending} onClick={() => act('approve')}>
            Approve
          </Button>
        )}
        {(state === 'held' || state === 'live') && (
          <Button size="sm" variant="secondary" pending={care.isPending} onClick={() => act('decline')}>
            Decline
          </Button>
        )}
        {state === 'live' && (
          <>
            <Button
              size="sm"
              variant="secondary"
              pending={care.isPending}
              onClick={() => act(isPinned ? 'unpin' : 'pin')}
            >
              {isPinned ? 'Unpin' : 'Pin'}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              pending={care.isPending}
              disabled={!kept}
              onClick={() => act('merge')}
            >
              Merge
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
