import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nextQuestStep } from '#features/quests/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { BetaFeedback } from '../components/beta-feedback.tsx';
import { betaDashboard, switchFlag } from '../contract.ts';

export default function BetaDashboard() {
  const { data, error, refetch, isFetching } = useQuery(query(betaDashboard));
  return (
    <div className="max-w-4xl pb-16">
      <PageHeader
        className="pb-5"
        title="Beta dashboard"
        lede="Features are off until you turn them on, just for you. Turn them off any time."
      />
      {error ? (
        <ErrorState
          title="The dashboard couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Skeleton aria-busy className="h-64 rounded-card" />
      ) : data.isIn ? (
        <>
          <Features flags={data.flags} />
          <BetaFeedback flags={data.flags} />
        </>
      ) : (
        <EmptyState
          action={
            <Button asChild>
              <Link to={href('/panda-beta')}>{data.place ? 'See your place' : 'Apply for the beta'}</Link>
            </Button>
          }
        >
          {data.place?.state === 'waiting'
            ? `You are number ${data.place.place} in the queue. We’ll e-mail you when it’s your turn.`
            : data.place
              ? 'Confirm your address first. Check your inbox for our e-mail.'
              : 'This is for panda beta members. Apply, and we’ll e-mail you when it’s your turn.'}
        </EmptyState>
      )}
    </div>
  );
}

type Flags = NonNullable<ReturnType<typeof useFlags>>;
const useFlags = () => useQuery(query(betaDashboard)).data?.flags;

function Features({ flags }: { flags: Flags }) {
  const change = useCall(switchFlag, { refreshes: [betaDashboard, nextQuestStep] });
  return (
    <Section title="Features" className="pt-0 sm:pt-0">
      <ul aria-label="Features" className="grid gap-4">
        {flags.map(({ id, title, about, owner, path, state, on }) => (
          <Card asChild key={id}>
            <li className="grid gap-3">
              <Switch
                label={title}
                hint={about}
                checked={on}
                disabled={change.isPending || state === 'everyone'}
                onChange={({ target }) =>
                  change.mutate({ params: { flag: id }, body: { on: target.checked } })
                }
              />
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <Badge>{owner}</Badge>
                {state === 'everyone' && <span>Now on for everyone.</span>}
                {on && <Link to={path}>See it</Link>}
              </p>
            </li>
          </Card>
        ))}
      </ul>
      {flags.length === 0 && (
        <EmptyState>Nothing to try right now. We’ll e-mail you when there is.</EmptyState>
      )}
      {change.error && (
        <Notice tone="error" className="mt-4">
          {wordsOf(change.error)}
        </Notice>
      )}
    </Section>
  );
}
