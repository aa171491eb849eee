import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { Creation } from '../contract.ts';
import { CreationCard } from './creation-card.tsx';

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

interface CreationGridProps {
  creations: readonly Creation[];
  /** Says why each stands in the showcase. */
  withReason?: boolean;
}

export function CreationGrid({ creations, withReason = false }: CreationGridProps) {
  return (
    <ul aria-label="Creations" className={grid}>
      {creations.map((creation) => (
        <li key={creation.id} className="grid min-w-0">
          <CreationCard creation={creation} withReason={withReason} />
        </li>
      ))}
    </ul>
  );
}

export function WaitingGrid() {
  return (
    <div aria-busy className={grid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-88 rounded-card" />
      ))}
    </div>
  );
}
