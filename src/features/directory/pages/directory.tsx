import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { DirectoryView } from '../components/directory-view.tsx';
import { searchDirectory } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [searchDirectory, { query: filterIn(new URL(request.url).searchParams) }]);

export default function Directory() {
  return (
    <DirectoryView
      title="Directory"
      lede="Find members by what they offer, their skills and where they are."
    />
  );
}
