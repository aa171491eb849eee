import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { use, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { PlaceWordsContext } from '#kit/place-words.ts';
import type { Place } from '#kit/place.ts';
import { fittingPlaces } from './fitting-places.ts';

export default function FittingPlaces({ question, places }: { question: string; places: readonly Place[] }) {
  const id = useId();
  const words = use(use(PlaceWordsContext)());
  const fitting = useMemo(() => {
    const described = places.map((place) => ({ ...place, description: words[place.id] ?? '' }));
    return fittingPlaces(question, described);
  }, [question, places, words]);
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="font-sans text-base font-medium tracking-normal text-muted">
        Pages that fit
      </h2>
      <ul className="grid">
        {fitting.map(({ id, title, description, to }) => (
          <li key={id} className="border-t border-line first:border-0">
            <Link to={to} className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3">
              <span className="font-semibold decoration-bamboo underline-offset-4 group-hover:underline">
                {title}
              </span>
              <ArrowUpRight
                aria-hidden
                className="mt-1 size-4.5 text-bamboo transition-[translate] duration-150 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              />
              <span className="text-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
