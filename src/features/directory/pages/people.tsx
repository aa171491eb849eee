import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { DirectoryView } from '../components/directory-view.tsx';
import { searchDirectory } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [searchDirectory, { query: filterIn(new URL(request.url).searchParams) }]);

/** The same people, by who and where they are. */
export default function People() {
  return (
    <DirectoryView
      title="People"
      lede="All listed members, newest first."
      facets={['language', 'country', 'active']}
    />
  );
}
