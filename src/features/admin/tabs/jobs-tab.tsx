import { useFilter } from '#kit/ui/filter-links.tsx';
import { FilterHead } from '../components/filter-head.tsx';
import { JobRow } from '../components/job-row.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { jobStates, listJobs, type JobState } from '../jobs-contract.ts';

const empty: Record<JobState | 'any', string> = {
  queued: 'No jobs are waiting.',
  running: 'No jobs are running.',
  done: 'No jobs have finished yet.',
  failed: 'No jobs have failed.',
  cancelled: 'No jobs were cancelled.',
  any: 'No jobs yet. Exports and other long tasks appear here.',
};

export function JobsTab() {
  const state = useFilter('state', jobStates);
  return (
    <div className="grid gap-4">
      <FilterHead
        filters={[
          {
            label: 'Status',
            param: 'state',
            value: state,
            options: [
              { value: undefined, label: 'All' },
              { value: 'running', label: 'Running' },
              { value: 'queued', label: 'Waiting' },
              { value: 'failed', label: 'Failed' },
              { value: 'done', label: 'Done' },
              { value: 'cancelled', label: 'Cancelled' },
            ],
          },
        ]}
      />
      <PagedList
        label="Jobs"
        endpoint={listJobs}
        filter={state ? { state } : {}}
        empty={empty[state ?? 'any']}
      >
        {(job) => <JobRow job={job} />}
      </PagedList>
    </div>
  );
}
