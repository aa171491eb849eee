import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { around, type Graph, type Point } from '../graph.ts';
import { StateDot } from './map.tsx';

interface PointDetailsProps {
  graph: Graph;
  point: Point;
  onChoose: (id: string) => void;
}

const mostShown = 24;

/** What one point is, how it stands, what it is linked with, and the way to try it. */
export function PointDetails({ graph, point, onChoose }: PointDetailsProps) {
  return (
    <section aria-label={point.title} className="grid content-start gap-4 rounded-card bg-sunken p-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{point.title}</h2>
        <p>{point.about}</p>
        {point.stateWords && (
          <p className="flex items-center gap-2 text-sm text-muted">
            <StateDot point={point} /> {point.stateWords}
          </p>
        )}
      </div>
      {point.page && (
        <Button asChild className="justify-self-start">
          <Link to={point.page}>Try it</Link>
        </Button>
      )}
      {around(graph, point.id).map(({ words, points }) => (
        <div key={words} className="grid gap-1.5">
          <h3 className="text-base">{words}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {points.slice(0, mostShown).map((one) => (
              <li key={one.id}>
                <Button size="sm" variant="secondary" onClick={() => onChoose(one.id)}>
                  {one.title}
                </Button>
              </li>
            ))}
            {points.length > mostShown && (
              <li className="self-center text-sm text-muted">and {points.length - mostShown} more</li>
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}
