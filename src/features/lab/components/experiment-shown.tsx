import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { audienceWords } from '#social/people/parts.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { followExperiment, unfollowExperiment, type Experiment } from '../contract.ts';
import { refreshes } from '../use-experiment.ts';
import { several } from '../words.ts';
import { Attachments } from './attachments.tsx';
import { ByLine } from './by-line.tsx';
import { CallCard } from './call-card.tsx';
import { ExperimentMenu } from './experiment-menu.tsx';
import { Feedback } from './feedback.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Versions } from './versions.tsx';

interface ExperimentShownProps {
  experiment: Experiment;
  user: CurrentUser | null;
}

/** The whole of an experiment: what it is, what is wanted, its versions, its testers and what people say. */
export function ExperimentShown({ experiment, user }: ExperimentShownProps) {
  const { id, title, text, wanted, tags, status, audience, author, updatedAt, mine, hidden } = experiment;
  const signedIn = user !== null;
  return (
    <div className="pt-8 pb-16 sm:pt-12">
      <header className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={status} />
          {audience !== 'everyone' && (
            <Badge tone="outline">
              <Lock aria-hidden /> {audienceWords[audience]}
            </Badge>
          )}
        </div>
        <h1 dir="auto" className="max-w-4xl text-3xl wrap-anywhere sm:text-4xl">
          {title}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ByLine author={author} did="changed" at={updatedAt} />
          <div className="flex flex-wrap items-center gap-2">
            {signedIn && !mine && <FollowButton experiment={experiment} />}
            <CopyButton size="sm" label="Copy link" value={() => location.href.replace(/[?#].*/, '')} />
            {signedIn && <ExperimentMenu experiment={experiment} />}
          </div>
        </div>
      </header>
      {hidden !== null && (
        <Notice
          tone="warning"
          className="mt-5"
          title={`Hidden: only ${mine ? 'you' : 'its author'} and admins see this`}
        >
          {hidden} If that is a mistake, <Link to={href('/support')}>contact support</Link>.
        </Notice>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          {text ? (
            <AnswerText text={text} topHeading={2} />
          ) : (
            <p className="text-muted">
              {mine ? 'Add a description: choose Edit in the menu above.' : 'No description yet.'}
            </p>
          )}
          {wanted && (
            <section className="rounded-card bg-sky p-5">
              <h2 className="text-lg">Feedback wanted</h2>
              <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
                {wanted}
              </p>
            </section>
          )}
          <Attachments experiment={experiment} />
          <TagList tags={tags} />
        </div>
        <aside aria-label="Testers and versions" className="grid content-start gap-6">
          <CallCard experiment={experiment} signedIn={signedIn} />
          <Versions experiment={experiment} />
        </aside>
      </div>
      <Feedback key={id} experiment={experiment} signedIn={signedIn} />
    </div>
  );
}

function FollowButton({ experiment: { id, isFollower, followers } }: { experiment: Experiment }) {
  const follow = useCall(followExperiment, { refreshes });
  const unfollow = useCall(unfollowExperiment, { refreshes });
  const { mutate, isPending } = isFollower ? unfollow : follow;
  return (
    <Button
      size="sm"
      variant={isFollower ? 'secondary' : 'primary'}
      pending={isPending}
      title={several(followers, 'follower')}
      onClick={() => mutate({ params: { id } }, { onError: toastError })}
    >
      {isFollower ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      {isFollower ? 'Following' : 'Follow'}
    </Button>
  );
}

function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={href('/create/lab', { tag })}
            className="inline-flex h-8 items-center rounded-full bg-sunken px-3 text-sm text-ink no-underline hover:bg-bamboo-soft"
          >
            <bdi>#{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
