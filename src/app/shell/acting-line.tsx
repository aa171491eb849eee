import { lazy, Suspense, useState } from 'react';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { OptionalPart } from './optional-part.tsx';

/** The way back is fetched by whoever acts for a business: most visits never do. */
const ActingWords = lazy(() => import('./acting-words.tsx'));

/** Plainly, on every page, for as long as what is done here is done for a business; also where the rest does not come. */
export function ActingLine({ className = '' }: { className?: string }) {
  const acting = useActing();
  const [isMissing, setMissing] = useState(false);
  const plain = <p className="px-4 py-2 text-center">Acting as {acting?.name}</p>;
  return (
    <div
      role="status"
      data-acting={acting ? '' : undefined}
      className={acting ? `bg-sky text-ink ${className}` : className}
    >
      {acting && isMissing && plain}
      {acting && !isMissing && (
        <OptionalPart onMissing={() => setMissing(true)}>
          <Suspense fallback={plain}>
            <ActingWords acting={acting} />
          </Suspense>
        </OptionalPart>
      )}
    </div>
  );
}
