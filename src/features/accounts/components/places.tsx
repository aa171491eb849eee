import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Card, cardLink } from '#kit/ui/card.tsx';

export interface Place {
  title: string;
  text: string;
  to: string;
}

interface PlacesProps {
  places: readonly Place[];
  /** Does something before going there, and goes there itself. */
  onChoose?: (to: string) => void;
}

export function Places({ places, onChoose }: PlacesProps) {
  function choose(event: MouseEvent, to: string) {
    // In a new tab or window the link does what links do.
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(to);
  }

  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {places.map(({ title, text, to }) => (
        <li key={to}>
          <Card interactive className="h-full">
            <h3>
              <Link to={to} className={cardLink} onClick={(event) => choose(event, to)}>
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
