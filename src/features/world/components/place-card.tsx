import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { MapPlace } from '../contract.ts';
import { countWords, placeWords, precisionWords } from '../words.ts';

/** What was chosen on the map, on the map itself. */
export function PlaceCard({ place, onClose }: { place: MapPlace; onClose(): void }) {
  return (
    <section
      aria-label={placeWords(place)}
      className="absolute right-3 bottom-3 left-19 ml-auto grid max-w-sm animate-rise-in cursor-auto gap-3 rounded-card border border-line bg-surface p-4 shadow-raised select-text"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">{place.name}</h2>
          <p className="text-sm text-muted">
            {[
              precisionWords[place.precision],
              ...(place.precision === 'country' ? [] : [place.countryName]),
              countWords(place.people),
            ].join(' · ')}
          </p>
        </div>
        <IconButton label="Close" size="sm" className="-mt-1 -mr-1" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Button asChild size="sm" className="justify-self-start">
        <Link to={href('/location/:id', { id: place.id })}>See who is there</Link>
      </Button>
    </section>
  );
}
