import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ListedAlly } from '../contract.ts';
import { AllyPanda } from './ally-panda.tsx';

export function AllyCard({ ally }: { ally: ListedAlly }) {
  const { id, name, handle, purpose, seed, isMine, isShared, by, madeBy, knows, tools } = ally;
  return (
    <Card interactive asChild>
      <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <AllyPanda seed={seed} size={72} />
        <div className="grid content-start gap-1.5">
          <h3 dir="auto" className="text-xl wrap-anywhere">
            <Link to={href('/frenlyai-v2/codex/:allyId', { allyId: id })} className={cardLink}>
              {name}
            </Link>
          </h3>
          <p dir="auto" className="line-clamp-3 wrap-anywhere text-muted">
            {purpose}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            {isMine ? <span>@{handle}</span> : <span>by {by.name}</span>}
            {madeBy && <span>made by {madeBy}</span>}
            <span>{counted(knows, 'source')}</span>
            <span>{counted(tools.length, 'tool')}</span>
            {isMine && isShared && <Badge tone="leaf">Shared</Badge>}
          </p>
        </div>
      </li>
    </Card>
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export function AllyGrid({ allies }: { allies: readonly ListedAlly[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {allies.map((ally) => (
        <AllyCard key={ally.id} ally={ally} />
      ))}
    </ul>
  );
}

export function WaitingAllies() {
  return (
    <div aria-busy className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-36 rounded-card" />
      ))}
    </div>
  );
}
