import { useSearchParams } from 'react-router';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { Mockups } from '../components/mockups.tsx';
import { OpenedMockup } from '../components/opened-mockup.tsx';
import { mockupWork } from '../work.ts';

/** One's mockups, or the one that the address names. */
export default function MockupLab() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const open = (work: string | null) => setSearch(work ? { work } : {}, { preventScrollReset: false });
  const close = () => open(null);
  if (!id) return <Mockups onOpen={open} />;
  return (
    <WorkPage key={id} id={id} kinds={[mockupWork]} title="Mockup lab" away="All mockups" onGone={close}>
      {(work) => <OpenedMockup work={work} onGone={close} />}
    </WorkPage>
  );
}
