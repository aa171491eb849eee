import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { request } from '#kit/contract/call.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { ownJourney, yearPicture, type JourneyMonth } from '../journey-contract.ts';
import { journeyWords } from '../words.ts';

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [ownJourney]);

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export default function Journey() {
  const { data, error, refetch, isFetching } = useQuery(query(ownJourney));
  return (
    <div className="max-w-3xl pb-16">
      <PageHeader title="Your journey" lede="Your activity over time. Only you can see this page." />
      {error ? (
        <ErrorState
          title="Your journey couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton className="h-64 rounded-card" />
      ) : data.months.length === 0 ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/ai')}>Try a tool</Link>
            </Button>
          }
        >
          No activity yet. Try a tool to get started.
        </EmptyState>
      ) : (
        <>
          {data.months.map((one) => (
            <Month key={one.month} month={one} />
          ))}
          <Years years={data.years} />
        </>
      )}
    </div>
  );
}

function Month({ month: { month: name, things, runs, tools } }: { month: JourneyMonth }) {
  return (
    <Section title={month.format(new Date(`${name}-01T00:00:00Z`))} className="py-5 sm:py-6">
      <div className="grid gap-4">
        {things.length > 0 && <Things things={things} />}
        {tools.length > 0 && (
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-muted">Tools used</span>
            {tools.map(({ title, count }) => (
              <Badge key={title}>
                {title} {count}
              </Badge>
            ))}
          </p>
        )}
        {runs.length > 0 && (
          <details>
            <summary className="cursor-pointer text-sm font-medium">
              {runs.length === 1 ? '1 result' : `${runs.length} results`}
            </summary>
            <div className="pt-3">
              <Things things={runs} />
            </div>
          </details>
        )}
      </div>
    </Section>
  );
}

function Things({ things }: { things: JourneyMonth['things'] }) {
  return (
    <ol className="grid gap-2 border-l-2 border-line pl-5">
      {things.map(({ kind, title, href: to, at }) => (
        <li key={`${kind} ${to} ${at}`} className="wrap-anywhere">
          {journeyWords[kind] ?? 'You did'}{' '}
          <Link to={to}>
            <bdi>{title}</bdi>
          </Link>{' '}
          <span className="text-sm text-muted">
            <Time value={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Drawn when asked for; the picture leaves this page only by the one who asked. */
function Years({ years }: { years: readonly number[] }) {
  const [picture, setPicture] = useState<{ year: number; url: string }>();
  const [waiting, setWaiting] = useState<number>();
  const [error, setError] = useState<unknown>();

  async function draw(year: number) {
    setWaiting(year);
    setError(undefined);
    try {
      const response = await request(yearPicture.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ year }),
      });
      setPicture({ year, url: URL.createObjectURL(await response.blob()) });
    } catch (failed) {
      setError(failed);
    } finally {
      setWaiting(undefined);
    }
  }

  return (
    <Section title="A year in review" lede="A picture of your year to keep or share. It isn’t stored.">
      <div className="grid justify-items-start gap-4">
        <div className="flex flex-wrap gap-3">
          {years.map((year) => (
            <Button key={year} variant="secondary" pending={waiting === year} onClick={() => void draw(year)}>
              Create {year}
            </Button>
          ))}
        </div>
        {error !== undefined && <Notice tone="error">{wordsOf(error)}</Notice>}
        {picture && (
          <>
            <img src={picture.url} alt={`Your ${picture.year} in review`} className="w-full rounded-card" />
            <Button asChild>
              <a href={picture.url} download={`my-${picture.year}.png`}>
                Download
              </a>
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
