import { lazy, Suspense } from 'react';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';

const DjDesk = lazy(() => import('../components/dj-desk.tsx'));

export default function FrenlyAiDj() {
  return (
    <>
      <PageHeader
        title="Frenly AI DJ"
        lede="Mix your pieces and audio files by key and tempo on two decks, by hand or automatically, and record the set."
      />
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <DjDesk />
      </Suspense>
    </>
  );
}
