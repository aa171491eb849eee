import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { audienceWords } from '#social/people/parts.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ListedExperiment } from '../contract.ts';
import { several } from '../words.ts';
import { ByLine } from './by-line.tsx';
import { StatusBadge } from './status-badge.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

export function ExperimentList({ experiments }: { experiments: readonly ListedExperiment[] }) {
  return (
    <ul aria-label="Experiments" className={grid}>
      {experiments.map((experiment) => (
        <ExperimentCard key={experiment.id} experiment={experiment} />
      ))}
    </ul>
  );
}

/** The whole card leads to the experiment; its author leads elsewhere. */
function ExperimentCard({ experiment }: { experiment: ListedExperiment }) {
  const { id, title, excerpt, status, audience, author, call, updatedAt } = experiment;
  return (
    <Card asChild interactive>
      <li className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={status} />
          {call?.isOpen && <Badge tone="accent">Testers wanted</Badge>}
          {audience !== 'everyone' && (
            <Badge tone="outline">
              <Lock aria-hidden /> {audienceWords[audience]}
            </Badge>
          )}
        </div>
        <h3 dir="auto" className="text-lg">
          <Link
            to={href('/create/lab/:id', { id })}
            className={`text-ink no-underline wrap-anywhere hover:underline ${cardLink}`}
          >
            {title}
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-3 text-muted wrap-anywhere">
          {excerpt || 'No description yet.'}
        </p>
        <div className="mt-auto grid gap-2">
          <p className="text-sm text-muted tabular-nums">{factsOf(experiment)}</p>
          <ByLine author={author} did="changed" at={updatedAt} />
        </div>
      </li>
    </Card>
  );
}

function factsOf({ versions, testers, posts }: ListedExperiment) {
  const facts = [
    versions > 0 && several(versions, 'version'),
    testers > 0 && several(testers, 'tester'),
    posts > 0 ? `${posts} ${posts === 1 ? 'piece' : 'pieces'} of feedback` : 'No feedback yet',
  ];
  return facts.filter(Boolean).join(' · ');
}

export function WaitingList() {
  return (
    <div aria-busy className={grid}>
      {[1, 2, 3].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="w-4/5" />
          <Skeleton className="h-16" />
        </Card>
      ))}
    </div>
  );
}
