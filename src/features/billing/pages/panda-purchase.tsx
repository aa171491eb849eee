import { useQuery } from '@tanstack/react-query';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { ownPandas } from '#features/pandas/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { TestModeNotice } from '../components/test-mode-notice.tsx';
import { getPlans } from '../contract.ts';
import { dollars } from '#kit/money/dollars.ts';
import { mostPandasAtOnce, pandaPrice } from '../panda-price.ts';
import { count } from '../plan-words.ts';
import { useCheckout } from '../use-checkout.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [ownPandas], [getPlans]);
}

export default function PandaPurchase() {
  const { data: own } = useQuery(query(ownPandas));
  const { data: shop } = useQuery(query(getPlans));
  const [quantity, setQuantity] = useState(1);
  const checkout = useCheckout();
  return (
    <div className="pb-10">
      <PageHeader
        title="Buy pandas"
        lede={`Your first panda is free. Each extra panda is a one-off ${dollars(pandaPrice * 100)}, with its own name, look and certificate.`}
      />
      {shop?.isTest && <TestModeNotice className="mb-6" />}
      {own && own.waiting > 0 && (
        <Notice
          className="mb-6"
          title={`${count(own.waiting, 'panda')} ${own.waiting === 1 ? 'is' : 'are'} waiting for you`}
          action={
            <Button asChild size="sm">
              <Link to={href('/adopt-panda')}>Adopt {own.waiting === 1 ? 'it' : 'them'}</Link>
            </Button>
          }
        >
          {own.items.length === 0 ? 'Your first one is free.' : 'Already paid for.'}
        </Notice>
      )}
      <Card field="leaf" padding="lg" className="grid gap-6">
        <ul aria-hidden className="flex min-h-28 flex-wrap items-end gap-1">
          {Array.from({ length: quantity }, (_, index) => (
            <li key={index}>
              <Panda mood={index % 2 === 0 ? 'wave' : 'idle'} size={quantity > 5 ? 72 : 104} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-5">
          <div role="group" aria-label="Quantity" className="flex items-center gap-3">
            <IconButton label="One fewer" disabled={quantity <= 1} onClick={() => setQuantity(quantity - 1)}>
              <Minus aria-hidden />
            </IconButton>
            <output className="min-w-24 text-center text-xl font-semibold tabular-nums">
              {count(quantity, 'panda')}
            </output>
            <IconButton
              label="One more"
              disabled={quantity >= mostPandasAtOnce}
              onClick={() => setQuantity(quantity + 1)}
            >
              <Plus aria-hidden />
            </IconButton>
          </div>
          <Button
            size="lg"
            pending={checkout.isPending}
            onClick={() => checkout.mutate({ body: { what: 'panda', quantity } })}
          >
            Buy for {dollars(pandaPrice * quantity * 100)}
          </Button>
        </div>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {checkout.error && wordsOf(checkout.error)}
        </p>
      </Card>
    </div>
  );
}
