import { Link } from 'react-router';
import { Card, cardLink } from '#kit/ui/card.tsx';
import type { FoundOnTopic } from '../contract.ts';

interface ResultGroupProps {
  title: string;
  results: readonly FoundOnTopic[];
}

/** What was found of one kind. */
export function ResultGroup({ title, results }: ResultGroupProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {results.map((result) => (
          <Card key={result.href} asChild interactive>
            <li className="grid content-start gap-1.5">
              <h3>
                <Link to={result.href} className={cardLink}>
                  {result.title}
                </Link>
              </h3>
              <p className="line-clamp-3 wrap-anywhere text-muted">{result.description}</p>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}
