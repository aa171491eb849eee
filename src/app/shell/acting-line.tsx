import { lazy, Suspense, useState } from 'react';
import { useActing, useHasActed, useLost } from '#kit/businesses/acting-tab.ts';
import { cn } from '#kit/ui/cn.ts';
import { OptionalPart } from './optional-part.tsx';

/** The way back is fetched by whoever acts for a business: most visits never do. */
const ActingWords = lazy(() => import('./acting-words.tsx'));
const NoLongerIn = lazy(() => import('./no-longer-in.tsx'));
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
      {lost && (
        <OptionalPart>
          <Suspense fallback={null}>
            <NoLongerIn name={lost.name} />
          </Suspense>
        </OptionalPart>
      )}
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
