import { Card } from '#kit/ui/card.tsx';
import type { Situation } from '../professionals.ts';

/** Whom to ask, what to ask them and what to bring. */
export function SituationShown({ situation }: { situation: Situation }) {
  const { professionals, ask, bring } = situation;
  return (
    <div className="grid gap-6" aria-live="polite">
      <ul aria-label="Whom to ask" className="grid gap-4 sm:grid-cols-2">
        {professionals.map(({ title, about, check }) => (
          <Card key={title} asChild>
            <li className="grid content-start gap-1.5">
              <p className="text-lg font-semibold">{title}</p>
              <p>{about}</p>
              <p className="text-sm text-muted">{check}</p>
            </li>
          </Card>
        ))}
      </ul>
      <div className="grid gap-6 sm:grid-cols-2">
        <Points title="What to ask" points={ask} />
        <Points title="What to bring" points={bring} />
      </div>
    </div>
  );
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div className="grid content-start gap-2">
    <h3 className="text-xl">{title}</h3>
    <ul className="list-disc ps-6">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
