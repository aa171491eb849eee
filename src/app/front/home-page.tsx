/** What `/` shows: the home, one of its alternates by `?v=`, or a brand's landing. Only the home itself is loaded with it. */
import { lazy, useMemo, type ComponentType } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import Home from '#features/home/pages/home.tsx';
import type { Place } from '#kit/place.ts';
import { homePageId, homeRedirect, homeVariant, type HomeVariant } from '../brands.ts';
import { useSurroundings } from '../shell/surroundings.tsx';
import { frontMeta } from './front-head.ts';
import { placesOn } from './places.ts';

// No fallback around these: a document brings them drawn, and whoever comes from another page sees that one meanwhile.
const variants: Record<HomeVariant, ComponentType<{ places: readonly Place[] }>> = {
  2: lazy(() => import('#features/home/pages/home-prompt.tsx')),
  3: lazy(() => import('#features/home/pages/home-bento.tsx')),
  4: lazy(() => import('#features/home/pages/home-community.tsx')),
  5: lazy(() => import('#features/home/pages/home-story.tsx')),
};
const LandingPage = lazy(() => import('./landing-page.tsx'));

export const meta = frontMeta;

export default function HomePage() {
  const { pathname } = useLocation();
  const { brand } = useSurroundings();
  const [search] = useSearchParams();
  const places = useMemo(() => placesOn(brand), [brand]);
  const variant = homeVariant(search);
  // Documents are redirected by the server; this is for those who move about without a new one.
  const elsewhere = brand === 'main' && pathname === '/' ? homeRedirect(search) : null;
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (homePageId(brand, search) !== 'home') return <LandingPage />;
  if (variant === null) return <Home places={places} />;
  const Variant = variants[variant];
  return <Variant places={places} />;
}
