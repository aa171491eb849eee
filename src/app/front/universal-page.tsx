/** `/universal-hub`: the page table meets the box that takes everything. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import UniversalHub from '#features/home/pages/universal-hub.tsx';
import { useSurroundings } from '../shell/surroundings.tsx';
import { placesOn } from './places.ts';

export default function UniversalPage() {
  const { brand } = useSurroundings();
  const [search] = useSearchParams();
  const places = useMemo(() => placesOn(brand), [brand]);
  const begin = search.get('q')?.trim() ?? '';
  // Another question in the address starts a new conversation.
  return <UniversalHub key={begin} places={places} begin={begin} />;
}
