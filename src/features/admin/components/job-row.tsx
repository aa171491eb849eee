import type { ComponentProps } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Progress } from '#kit/ui/progress.tsx';
import { Time } from '#kit/ui/time.tsx';
import { cancelJob, listJobs, retryJob, type JobItem, type JobState } from '../jobs-contract.ts';
import { overview } from '../contract.ts';
import { PersonLink } from './person-link.tsx';

const states: Record<JobState, { label: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  queued: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'sky' },
  done: { label: 'Done', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'outline' },
};

export function JobRow({ job }: { job: JobItem }) {
  const { kind, state, progress, step, error, owner, createdAt, endedAt } = job;
  return (
    <div className="grid items-start gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-medium wrap-anywhere">{kind}</code>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <span>{owner ? <PersonLink person={owner} /> : 'No owner'}</span>
          <span>
            · started <Time value={createdAt} />
          </span>
          {endedAt && (
            <span>
              · ended <Time value={endedAt} />
            </span>
          )}
        </p>
        {state === 'running' && (
          <Progress label={step ?? 'Working'} percent={progress * 100} className="max-w-md text-sm" />
        )}
        {error && (
          <p className={cn('max-w-prose', state === 'failed' ? 'text-danger' : 'text-muted')}>{error}</p>
        )}
        {state !== 'running' && step && <p className="text-sm text-muted">{step}</p>}
      </div>
      <JobAction job={job} />
    </div>
  );
}

function JobAction({ job: { id, state } }: { job: JobItem }) {
  const refreshes = [listJobs, overview];
  const cancel = useCall(cancelJob, { refreshes });
  const retry = useCall(retryJob, { refreshes });
  if (state === 'failed')
    return (
      <Button
        size="sm"
        variant="secondary"
        pending={retry.isPending}
        onClick={() => retry.mutate({ params: { id } }, { onError: toastError })}
      >
        Try again
      </Button>
    );
  if (state === 'queued' || state === 'running')
    return (
      <Button
        size="sm"
        variant="secondary"
        pending={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id } }, { onError: toastError })}
      >
        Cancel
      </Button>
    );
  return null;
}
