import { useSearchParams } from 'react-router';
import { useSentText } from '#tools/page/use-sent-text.ts';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { Documents } from '../components/documents.tsx';
import { FromElsewhere } from '../components/from-elsewhere.tsx';
import { documentWork } from '../work.ts';

/** One's documents, the one that the address names, or what another tool sent here. */
export default function TextEditor() {
  const [search, setSearch] = useSearchParams();
  const arrived = useSentText();
  const id = search.get('work');
  const open = (work: string | null, { replace = false } = {}) =>
    setSearch(work ? { work } : {}, { preventScrollReset: false, replace });
  if (id)
    return (
      <WorkPage
        key={id}
        id={id}
        kinds={[documentWork]}
        title="Text editor"
        away="All documents"
        onGone={() => open(null)}
      />
    );
  if (arrived)
    return (
      <FromElsewhere
        sent={arrived.sent}
        failure={arrived.failure}
        onOpen={(work) => open(work, { replace: true })}
        onGiveUp={() => open(null)}
      />
    );
  return <Documents onOpen={open} />;
}
