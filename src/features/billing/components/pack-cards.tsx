import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { packs, type PackId } from '#kit/credits/plans.ts';
import { buyPack, getSubscription, listInvoices, statement, type SubscriptionView } from '../contract.ts';
import { dollars } from '#kit/money/dollars.ts';
import { buysWords, count } from '../plan-words.ts';
import { useCheckout } from '../use-checkout.ts';

/** Credits to buy beside a plan: with the card that is kept, or at the checkout. `own` is nothing for strangers. */
export function PackCards({ own }: { own: SubscriptionView | null | undefined }) {
  const checkout = useCheckout();
  const asked = checkout.variables?.body;
  // Each time that it is asked is a purchase of its own; pressed twice, it is one.
  const [chosen, setChosen] = useState<{ pack: PackId; purchase: string }>();
  return (
    <div className="grid gap-3">
      <ul className="grid gap-4 sm:grid-cols-3">
        {Object.values(packs).map(({ id, credits, price }) => (
          <Card key={id} asChild className="flex flex-wrap items-center justify-between gap-4">
            <li>
              <span className="grid">
                <span className="text-lg font-semibold tabular-nums">{count(credits, 'credit')}</span>
                <span className="text-muted">{dollars(price * 100)}, once</span>
                {own?.answer && <span className="text-sm">{buysWords(credits, own.answer)}</span>}
              </span>
              {own ? (
                <Button
                  variant="secondary"
                  size="sm"
                  pending={checkout.isPending && asked?.what === 'pack' && asked.pack === id}
                  onClick={() =>
                    own.card
                      ? setChosen({ pack: id, purchase: crypto.randomUUID() })
                      : checkout.mutate({ body: { what: 'pack', pack: id } })
                  }
                >
                  Buy<span className="sr-only"> {count(credits, 'credit')}</span>
                </Button>
              ) : (
                <Button asChild variant="secondary" size="sm">
                  <Link to={href('/register', { return_url: href('/subscription-plans') })}>
                    Sign up<span className="sr-only"> to buy {count(credits, 'credit')}</span>
                  </Link>
                </Button>
              )}
            </li>
          </Card>
        ))}
      </ul>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {checkout.error && wordsOf(checkout.error)}
      </p>
      {own?.card && chosen && (
        <WithKeptCard {...chosen} card={own.card} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}

interface WithKeptCardProps {
  pack: PackId;
  purchase: string;
  card: string;
  onClose: () => void;
}

function WithKeptCard({ pack, purchase, card, onClose }: WithKeptCardProps) {
  const { credits, price } = packs[pack];
  const checkout = useCheckout();
  const buy = useCall(buyPack, {
    refreshes: [getSubscription, listInvoices, statement],
    onSuccess() {
      onClose();
      toast({ title: `${count(credits, 'credit')} added` });
    },
  });
  const failed = buy.error ?? checkout.error;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={`Buy ${count(credits, 'credit')}?`}>
        <div className="grid gap-5">
          <p>
            {dollars(price * 100)} is charged once to your {card}. You can use another card for this; your
            plan stays on your saved card.
          </p>
          {failed && <Notice tone="error">{wordsOf(failed)}</Notice>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              variant="secondary"
              pending={checkout.isPending}
              onClick={() => checkout.mutate({ body: { what: 'pack', pack } })}
            >
              Use another card
            </Button>
            <Button pending={buy.isPending} onClick={() => buy.mutate({ body: { pack, purchase } })}>
              Pay {dollars(price * 100)}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
