import { useSearchParams } from 'react-router';
import { useSentText } from '#tools/page/use-sent-text.ts';
import { Documents } from '../components/documents.tsx';
import { FromElsewhere } from '../components/from-elsewhere.tsx';
import { OpenedDocument } from '../components/opened-document.tsx';

/** One's documents, the one that the address names, or what another tool sent here. */
export default function TextEditor() {
  const [search, setSearch] = useSearchParams();
  const arrived = useSentText();
  const id = search.get('work');
  const open = (work: string | null, { replace = false } = {}) =>
    setSearch(work ? { work } : {}, { preventScrollReset: false, replace });
  if (id) return <OpenedDocument key={id} id={id} onGone={() => open(null)} />;
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
