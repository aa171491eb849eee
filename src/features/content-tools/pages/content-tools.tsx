import { useSearchParams } from 'react-router';
import { ToolList } from '../components/tool-list.tsx';
import { SmallToolPage } from '../components/small-tool-page.tsx';
import { smallTools } from '../tool-list.ts';
import { rewrite } from '../tools/change.ts';

/** The list of tools, or the tool that the address names. */
export default function ContentTools() {
  const [search] = useSearchParams();
  // The rail knows the first of them only, and opens its runs without naming it.
  const id = search.get('tool') ?? (search.has('run') ? rewrite.id : null);
  const small = smallTools.find((one) => one.id === id);
  return small ? <SmallToolPage key={small.id} small={small} /> : <ToolList />;
}
