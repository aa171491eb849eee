import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ListedQuestion } from '../contract.ts';
import { AuthorLine } from './author-line.tsx';
import { TagList } from './tag-list.tsx';
import { several } from '../words.ts';

export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  return (
    <ul aria-label="Questions" className="divide-y divide-line rounded-card border border-line bg-surface">
      {questions.map((question) => (
        <QuestionRow key={question.id} question={question} />
      ))}
    </ul>
  );
}

/** The whole row leads to the question; its tags and its author lead elsewhere. */
function QuestionRow({ question }: { question: ListedQuestion }) {
  const { id, title, excerpt, tags, author, createdAt } = question;
  return (
    <li className="relative grid gap-x-6 gap-y-3 px-4 py-5 first:rounded-t-card last:rounded-b-card hover:bg-sunken sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:px-6">
      <Standing question={question} />
      <div className="grid min-w-0 gap-2">
        <div className="grid max-w-prose gap-2">
          <h3 dir="auto" className="text-lg">
            <Link
              to={href('/qa/:id', { id })}
              className="text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </h3>
          {excerpt && (
            <p dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
              {excerpt}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <AuthorLine author={author} createdAt={createdAt} />
          <TagList tags={tags} />
        </div>
      </div>
    </li>
  );
}

/** How far it has come: votes, answers, and whether one of them helped. */
function Standing({ question: { votes, answers, hasAccepted, engine } }: { question: ListedQuestion }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:flex-col sm:items-start">
      {hasAccepted ? (
        <Badge tone="leaf">
          <CircleCheck aria-hidden /> {several(answers, 'answer')}
        </Badge>
      ) : (
        <Badge tone={answers > 0 ? 'outline' : 'neutral'}>{several(answers, 'answer')}</Badge>
      )}
      {hasAccepted && <span className="sr-only">one accepted</span>}
      <span className="text-muted tabular-nums">{several(votes, 'vote')}</span>
      {answers === 0 && engine === 'answered' && <span className="text-muted">Bamboo answered</span>}
    </div>
  );
}

export function WaitingList() {
  return (
    <div aria-busy className="divide-y divide-line rounded-card border border-line bg-surface">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2.5 p-5 sm:px-6">
          <Skeleton className="w-3/5" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  );
}
