import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import type { ListedQuest } from '../contract.ts';

const fields = ['leaf', 'sky', 'honey', 'blush'] as const;
const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** One card of a wall of quests; `at` is its place there, and gives it its colour. */
function QuestCard({ quest, at }: { quest: ListedQuest; at: number }) {
  const { id, title, about, steps, credits, by, progress, finishedBy, isPublic } = quest;
  return (
    <Card asChild interactive field={fields[at % fields.length]!}>
      <li className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          {progress?.finished ? (
            <Badge className="font-bold">Finished</Badge>
          ) : progress ? (
            <Badge className="font-bold">
              {progress.done} of {steps} done
            </Badge>
          ) : (
            <Badge>{counted(steps, 'step', 'steps')}</Badge>
          )}
          {credits > 0 && <Badge>{credits} credits</Badge>}
          {!isPublic && <Badge tone="outline">Only you</Badge>}
        </div>
        <h3 dir="auto" className="text-2xl wrap-anywhere">
          <Link
            to={href('/frenlyai-v2/quests/:questId', { questId: id })}
            className={`text-ink no-underline ${cardLink}`}
          >
            {title}
          </Link>
        </h3>
        <p dir="auto" className="flex-1 wrap-anywhere">
          {about}
        </p>
        <p className="text-sm">
          {by && (
            <>
              by <bdi>{by.name}</bdi>
              {finishedBy > 0 && ' · '}
            </>
          )}
          {finishedBy > 0 && `Finished by ${counted(finishedBy, 'person', 'people')}`}
        </p>
      </li>
    </Card>
  );
}

export function QuestWall({ label, quests }: { label: string; quests: readonly ListedQuest[] }) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {quests.map((quest, at) => (
        <QuestCard key={quest.id} quest={quest} at={at} />
      ))}
    </ul>
  );
}
