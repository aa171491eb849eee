import { useSearchParams } from 'react-router';
import { Shelf } from '../components/shelf.tsx';
import { SmallToolPage } from '../components/small-tool-page.tsx';
import { smallTools } from '../shelf.ts';

/** The shelf, or the tool that the address names. */
export default function ContentTools() {
  const id = useSearchParams()[0].get('tool');
  const small = smallTools.find((one) => one.id === id);
  return small ? <SmallToolPage key={small.id} small={small} /> : <Shelf />;
}
