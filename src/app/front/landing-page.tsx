/** A brand's landing: at the root of its own host, and on the main host at the landing's path. */
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { landingIds } from '#features/landings/landing-content.ts';
import { Landing } from '#features/landings/landing.tsx';
import { brands, homePageId } from '../brands.ts';
import { matchPage } from '../match-page.ts';
import { useSurroundings } from '../shell/surroundings.tsx';
import { describedPlacesOn } from './described-places.ts';
import { frontMeta } from './front-head.ts';

export const meta = frontMeta;

export default function LandingPage() {
  const { pathname, search } = useLocation();
  const { brand } = useSurroundings();
  const places = useMemo(() => describedPlacesOn(brand), [brand]);
  const row = matchPage(pathname)?.row.id;
  const shown = row === 'home' ? homePageId(brand, new URLSearchParams(search)) : row;
  const id = landingIds.find((landing) => brands[landing].landing === shown);
  if (!id) return null;
  // On the main host the chrome stays Frenly's own; the page in it wears the brand's accent, by day and by night.
  return (
    <div data-brand={id}>
      <div data-theme="inherited">
        <Landing id={id} places={places} />
      </div>
    </div>
  );
}
