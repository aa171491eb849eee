import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { listAppeals, listReports, reportCounts } from '#social/reports/contract.ts';
import { reportStates, type ReportState } from '#social/reports/reasons.ts';
import { useFilter } from '#kit/ui/filter-links.tsx';
import { FilterHead } from '../components/filter-head.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { ReportItem } from '../components/report-item.tsx';
import { AppealItem } from '../components/appeal-item.tsx';

const empty: Record<ReportState | 'any', string> = {
  open: 'No reports are waiting for a decision.',
  upheld: 'Nothing has been hidden after a report.',
  dismissed: 'No reported content has been kept.',
  any: 'No reports yet.',
};

const shelves = [...reportStates, 'appeals'] as const;

export function ReportsTab() {
  const shelf = useFilter('state', shelves);
  const { data: counts } = useQuery(query(reportCounts));
  return (
    <div className="grid gap-4">
      <FilterHead
        filters={[
          {
            label: 'Status',
            param: 'state',
            value: shelf,
            options: [
              { value: undefined, label: 'All' },
              { value: 'open', label: 'Open', count: counts?.open },
              { value: 'upheld', label: 'Hidden', count: counts?.upheld },
              { value: 'dismissed', label: 'Kept', count: counts?.dismissed },
              { value: 'appeals', label: 'Appeals', count: counts?.appeals },
            ],
          },
        ]}
      />
      {shelf === 'appeals' ? <Appeals /> : <Reports state={shelf} />}
    </div>
  );
}

function Reports({ state }: { state: ReportState | undefined }) {
  return (
    <PagedList
      label="Reports"
      endpoint={listReports}
      filter={{ ...(state && { state }) }}
      empty={empty[state ?? 'any']}
    >
      {(item) => <ReportItem item={item} />}
    </PagedList>
  );
}

function Appeals() {
  return (
    <PagedList
      label="Appeals"
      endpoint={listAppeals}
      filter={{}}
      empty="No appeals are waiting for a decision."
    >
      {(item) => <AppealItem item={item} />}
    </PagedList>
  );
}
