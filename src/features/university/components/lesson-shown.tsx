import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import type { LessonPartView, LessonView } from '../contract.ts';
import { Exercise } from './exercise.tsx';
import { OwnNote } from './own-note.tsx';
import { Quiz } from './quiz.tsx';
import { usePlace } from './use-place.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface LessonShownProps {
  lesson: LessonView;
  signedIn: boolean;
}

export function LessonShown({ lesson, signedIn }: LessonShownProps) {
  const { slug, title, summary, minutes, track, trackTitle, workedOn, progress } = lesson;
  const place = usePlace(slug, signedIn || progress !== null);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-16 sm:pt-12">
      <header className="grid gap-3">
        <p className="text-sm text-muted">
          <Link to={href('/university', { track })}>{trackTitle}</Link> · {minutes} min
        </p>
        <h1 className="text-3xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-muted">{summary}</p>
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {workedOn && (
            <span>
              We last tested this exercise on{' '}
              <time dateTime={workedOn}>{inWords.format(new Date(workedOn))}</time>
            </span>
          )}
          {progress?.finished && (
            <Badge tone="leaf">
              <CircleCheck aria-hidden /> Finished
            </Badge>
          )}
        </p>
        {lesson.changedSince && (
          <Notice tone="info">
            This lesson has been updated since you finished it. Your progress still counts.
          </Notice>
        )}
        {lesson.at > 0 && !progress?.finished && (
          <p>
            <a href={`#part-${lesson.at}`}>Continue where you left off</a>
          </p>
        )}
      </header>
      <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {lesson.parts.map((part, at) => (
          // The parts of a lesson do not move while it is read.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} id={`part-${at}`} data-part={at} className="min-w-0 scroll-mt-24">
            <Part part={part} lesson={lesson} />
          </div>
        ))}
      </div>
      <OwnNote slug={slug} note={lesson.note} />
      <nav aria-label="Lessons" className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        {lesson.before ? (
          <Button asChild variant="secondary">
            <Link to={href('/university/lesson/:slug', { slug: lesson.before.slug })}>
              Previous: {lesson.before.title}
            </Link>
          </Button>
        ) : (
          <span />
        )}
        {lesson.next ? (
          <Button asChild>
            <Link to={href('/university/lesson/:slug', { slug: lesson.next.slug })}>
              Next: {lesson.next.title}
            </Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to={href('/university', { track })}>All of {trackTitle}</Link>
          </Button>
        )}
      </nav>
    </div>
  );
}

function Part({ part, lesson }: { part: LessonPartView; lesson: LessonView }) {
  if (part.is === 'text') return <AnswerText text={part.text} topHeading={2} className="text-lg" />;
  if (part.is === 'quiz')
    return <Quiz slug={lesson.slug} quiz={part} passed={lesson.progress?.quizPassed ?? false} />;
  return <Exercise slug={lesson.slug} exercise={part} />;
}
