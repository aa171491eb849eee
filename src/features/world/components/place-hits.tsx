import { useQuery } from '@tanstack/react-query';
import Crosshair from 'lucide-react/icons/crosshair';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { searchPlaces, type FoundPlace } from '../contract.ts';
import { placeWords } from '../words.ts';

const mostShown = 4;

interface PlaceHitsProps {
  q: string;
  /** The one that is marked on the map. */
  shown: string | undefined;
  onShow(place: FoundPlace): void;
}

/** Towns and countries of this name, wherever people are. */
export function PlaceHits({ q, shown, onShow }: PlaceHitsProps) {
  const isShort = /^[a-z]$/i.test(q);
  const { data, error } = useQuery({ ...query(searchPlaces, { query: { q } }), enabled: !isShort });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (isShort) return <p className="pb-3 text-sm text-muted">Type a second letter to search places too.</p>;
  if (!data) return null;
  if (data.places.length === 0)
    return (
      <p className="pb-3 text-sm text-muted">
        No place called “<bdi>{q}</bdi>” found. Try the nearest larger town; most names use Latin letters.
      </p>
    );
  return (
    <section aria-label="Places" className="mb-2 border-b border-line pb-3">
      <h3 className="text-sm font-semibold text-muted">Places</h3>
      <ul>
        {data.places.slice(0, mostShown).map((place) => (
          <li key={place.id} className="flex items-center justify-between gap-2">
            <Link to={href('/location/:id', { id: place.id })} className="wrap-anywhere">
              {placeWords(place)}
            </Link>
            <IconButton
              label={`Show ${placeWords(place)} on the map`}
              size="sm"
              aria-pressed={place.id === shown}
              // Another object each time, so that it is flown to again.
              onClick={() => onShow({ ...place })}
            >
              <Crosshair aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
