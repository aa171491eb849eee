import { useSearchParams } from 'react-router';
import { Documents } from '../components/documents.tsx';
import { OpenedDocument } from '../components/opened-document.tsx';

/** One's documents, or the one that the address names. */
export default function TextEditor() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const open = (work: string | null) => setSearch(work ? { work } : {}, { preventScrollReset: false });
  return id ? <OpenedDocument key={id} id={id} onGone={() => open(null)} /> : <Documents onOpen={open} />;
}
