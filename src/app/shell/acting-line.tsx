import { lazy, Suspense, useState } from 'react';
import { forgetLost, useActing, useHasActed, useLost } from '#kit/businesses/acting-tab.ts';
import { cn } from '#kit/ui/cn.ts';
import { OptionalPart } from './optional-part.tsx';

/** The way back is fetched by whoever acts for a business: most visits never do. */
const ActingWords = lazy(() => import('./acting-words.tsx'));
const OtherTab = lazy(() => import('./other-tab.tsx'));

/** Plainly, on every page, for as long as what is done here is done for a business; also where the rest does not come. */
export function ActingLine({ className }: { className?: string }) {
  const acting = useActing();
  const lost = useLost();
  const [isMissing, setMissing] = useState(false);
  const mayOthers = useHasActed();
  const plain = <p className="px-4 py-2 text-center">Acting as {acting?.name}</p>;
  return (
    <div
      role="status"
      data-acting={acting || lost ? '' : undefined}
      className={cn(acting && 'bg-sky text-ink', className)}
    >
      {acting && isMissing && plain}
      {acting && !isMissing && (
        <OptionalPart onMissing={() => setMissing(true)}>
          <Suspense fallback={plain}>
            <ActingWords acting={acting} />
          </Suspense>
        </OptionalPart>
      )}
      {lost && <NoLongerIn name={lost.name} />}
      {!acting && !lost && mayOthers && (
        <OptionalPart>
          <Suspense fallback={null}>
            <OtherTab />
          </Suspense>
        </OptionalPart>
      )}
    </div>
  );
}

/** Stays until it was read: what is done next is done for someone else than a moment ago. */
function NoLongerIn({ name }: { name: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 bg-honey px-4 py-1 text-ink">
      <span className="min-w-0 wrap-anywhere">
        You are no longer in <strong dir="auto">{name}</strong>. What you do now is your own.
      </span>
      <button
        type="button"
        onClick={forgetLost}
        className="min-h-9 shrink-0 rounded-full px-2 font-medium underline underline-offset-4 hover:bg-surface"
      >
        Got it
      </button>
    </p>
  );
}
