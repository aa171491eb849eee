import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { LessonRow } from '../components/lesson-row.tsx';
import { Review } from '../components/review.tsx';
import { TrackCertificate } from '../components/track-certificate.tsx';
import { listLessons } from '../contract.ts';
import { trackIds, tracks } from '../tracks.ts';

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [listLessons]);

export default function University() {
  const track = useFilter('track', trackIds);
  const { data, error, refetch, isFetching } = useQuery(query(listLessons));
  const { data: user } = useQuery(query(currentUser));
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-5"
        title="University"
        lede="Short, interactive lessons. Do the exercises, pass the quizzes, and earn a verifiable certificate."
        actions={
          data?.resume && (
            <Button asChild>
              <Link to={href('/university/lesson/:slug', { slug: data.resume.slug })}>
                Continue: {data.resume.title}
              </Link>
            </Button>
          )
        }
      />
      <FilterLinks
        label="Tracks"
        param="track"
        value={track}
        options={[
          { value: undefined, label: 'All tracks' },
          ...trackIds.map((value) => ({ value, label: tracks[value].title })),
        ]}
      />
      {data && <Review />}
      {error ? (
        <ErrorState title="Lessons couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton aria-busy className="my-8 h-96 rounded-card" />
      ) : (
        data.tracks
          .filter(({ id }) => track === undefined || id === track)
          .map(({ id, title, summary, lessons }) => (
            <Section key={id} id={id} title={title} lede={summary}>
              <ol className="divide-y divide-line rounded-card border border-line bg-surface">
                {lessons.map((lesson) => (
                  <LessonRow key={lesson.slug} lesson={lesson} />
                ))}
              </ol>
              <TrackCertificate track={id} lessons={lessons} signedIn={Boolean(user)} />
            </Section>
          ))
      )}
      <p className="max-w-prose text-sm text-muted">
        {user
          ? 'Your progress, notes and answers are saved in your account. They’re included in your data export.'
          : 'Your progress is saved in this browser. Create an account to keep it and get certificates.'}
      </p>
    </div>
  );
}
