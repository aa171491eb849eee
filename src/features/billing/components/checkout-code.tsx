import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { testCheckout, applyTestCode } from '../contract.ts';
import type { Discount } from '../discount-schema.ts';
import { CodeForm } from './code-form.tsx';

/** A code at the checkout: what is to be paid follows at once. */
export function CheckoutCode({ id, used }: { id: string; used: Discount | null }) {
  const apply = useCall(applyTestCode, { refreshes: [testCheckout] });
  return (
    <details>
      <summary className="cursor-pointer underline-offset-4 hover:underline">
        {used ? 'Use another code' : 'Add a promo code'}
      </summary>
      <CodeForm
        good={apply.data?.words}
        mistake={apply.error ? wordsOf(apply.error) : undefined}
        pending={apply.isPending}
        onApply={(code) => apply.mutate({ params: { id }, body: { code } })}
      />
    </details>
  );
}
