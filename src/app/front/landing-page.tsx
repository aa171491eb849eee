/** A brand's landing: at the root of its own host, and on the main host at the landing's path. */
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { landingIds } from '#features/landings/landing-content.ts';
import { Landing } from '#features/landings/landing.tsx';
import type { Place } from '#kit/place.ts';
import { brands, homePageId } from '../brands.ts';
import { matchPage } from '../match-page.ts';
import { useSurroundings } from '../shell/surroundings.tsx';
import { unbuiltWords } from '../shell/unbuilt-words.ts';
import { frontMeta } from './front-head.ts';
import { placesOn } from './places.ts';

export const meta = frontMeta;

/** The table of the browser says nothing of pages that are not open yet; a landing does. */
const withWords = (place: Place): Place => ({
  ...place,
  description: unbuiltWords[place.id] ?? place.description,
});

export default function LandingPage() {
  const { pathname, search } = useLocation();
  const { brand } = useSurroundings();
  const places = useMemo(() => placesOn(brand).map(withWords), [brand]);
  const row = matchPage(pathname)?.row.id;
  const shown = row === 'home' ? homePageId(brand, new URLSearchParams(search)) : row;
  const id = landingIds.find((landing) => brands[landing].landing === shown);
  if (!id) return null;
  // On the main host the chrome stays the house's own; the page in it wears the brand's accent, by day and by night.
  return (
    <div data-brand={id}>
      <div data-theme="inherited">
        <Landing id={id} places={places} />
      </div>
    </div>
  );
}
