import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { checkCode } from '../contract.ts';
import { CodeForm } from './code-form.tsx';

/** A code for the plan that is chosen next. */
export function PlansCode({ onGood }: { onGood: (code: string) => void }) {
  const check = useCall(checkCode);
  return (
    <details className="mt-5">
      <summary className="cursor-pointer text-muted underline-offset-4 hover:underline">
        Add a promo code
      </summary>
      <CodeForm
        good={check.data && `${check.data.words}, when you choose a plan above`}
        mistake={check.error ? wordsOf(check.error) : undefined}
        pending={check.isPending}
        onApply={(code) => {
          onGood('');
          check.mutate({ body: { code } }, { onSuccess: () => onGood(code) });
        }}
      />
    </details>
  );
}
