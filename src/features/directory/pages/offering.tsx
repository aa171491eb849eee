import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { DirectoryView } from '../components/directory-view.tsx';
import { searchDirectory } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

const always = { offers: 'something' } as const;

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [
    searchDirectory,
    { query: { ...filterIn(new URL(request.url).searchParams), ...always } },
  ]);

/** Only people who offer something, by what it is. */
export default function Offering() {
  return (
    <DirectoryView
      title="Offerings"
      lede="What members offer each other. Choose one to see who offers it."
      facets={['offering', 'skill', 'country']}
      always={always}
      nobody="No offerings yet. Add what you can do for others."
    />
  );
}
