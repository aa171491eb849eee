/** One's sites and templates for new ones, or the site that the address names. */
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { siteWork } from '../work.ts';

const OpenedSite = lazy(() => import('../components/opened-site.tsx'));
const StartSite = lazy(() => import('../components/start-site.tsx'));

export default function Builder() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const close = () => setSearch({});
  if (id)
    return (
      <WorkPage key={id} id={id} kinds={[siteWork]} title="Builder" away="All sites" onGone={close}>
        {(work) => (
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <OpenedSite work={work} view={search.get('view')} onGone={close} />
          </Suspense>
        )}
      </WorkPage>
    );
  return (
    <div className="grid gap-10 pb-16">
      <PageHeader
        title="Builder"
        className="pb-0"
        lede="Build a website from blocks, collect answers with forms, and publish it at an address of its own."
      />
      <OwnWorks kind={siteWork} title="Your sites" />
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <StartSite onOpen={(work) => setSearch({ work }, { preventScrollReset: false })} />
      </Suspense>
    </div>
  );
}
