import { useSearchParams } from 'react-router';
import { Mockups } from '../components/mockups.tsx';
import { OpenedMockup } from '../components/opened-mockup.tsx';

/** One's mockups, or the one that the address names. */
export default function MockupLab() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const open = (work: string | null) => setSearch(work ? { work } : {}, { preventScrollReset: false });
  return id ? <OpenedMockup key={id} id={id} onGone={() => open(null)} /> : <Mockups onOpen={open} />;
}
