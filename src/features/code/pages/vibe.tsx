import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { FirstWish } from '../components/vibe/first-wish.tsx';

const OpenedVibe = lazy(() => import('../components/vibe/opened-vibe.tsx'));

export default function VibeCoderPage() {
  const [search, setSearch] = useSearchParams();
  const work = search.get('work');
  const close = () => setSearch({});
  if (work === null)
    return (
      <>
        <PageHeader
          title="Vibe coder"
          lede="Say what you want, choose one of two versions, then point at what to change."
        />
        <FirstWish onChosen={(id) => setSearch({ work: id })} />
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 py-4">
        <h1 className="text-xl">Vibe coder</h1>
        <Button variant="secondary" size="sm" onClick={close}>
          <Plus aria-hidden /> New project
        </Button>
      </div>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <OpenedVibe id={work} onGone={close} />
      </Suspense>
    </>
  );
}
