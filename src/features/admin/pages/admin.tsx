import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UsersIcon from 'lucide-react/icons/users';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { reportCounts } from '#social/reports/contract.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { feedbackCounts } from '#features/feedback/contract.ts';
import { useAdminRefresh } from '../components/use-admin-refresh.ts';
import { overview } from '../contract.ts';
import { AuditTab } from '../tabs/audit-tab.tsx';
import { FeedbackTab } from '../tabs/feedback-tab.tsx';
import { JobsTab } from '../tabs/jobs-tab.tsx';
import { ModelsTab } from '../tabs/models-tab.tsx';
import { OverviewTab } from '../tabs/overview-tab.tsx';
import { ReportsTab } from '../tabs/reports-tab.tsx';
import { SettingsTab } from '../tabs/settings-tab.tsx';

const tabs = [
  { id: 'overview', label: 'Overview', Content: OverviewTab },
  { id: 'feedback', label: 'Feedback', Content: FeedbackTab },
  { id: 'reports', label: 'Reports', Content: ReportsTab },
  { id: 'jobs', label: 'Jobs', Content: JobsTab },
  { id: 'models', label: 'Models', Content: ModelsTab },
  { id: 'audit', label: 'Audit log', Content: AuditTab },
  { id: 'settings', label: 'Settings', Content: SettingsTab },
] as const;

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [overview], [feedbackCounts], [reportCounts]);
}

export default function Admin() {
  const [search, setSearch] = useSearchParams();
  const { refresh, isRefreshing } = useAdminRefresh();
  const { data: counts } = useQuery(query(overview));
  const { data: feedback } = useQuery(query(feedbackCounts));
  const { data: reports } = useQuery(query(reportCounts));
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
  const calling: Record<string, number | undefined> = {
    feedback: feedback?.open,
    reports: reports?.open,
    jobs: counts?.jobsFailed,
  };
  return (
    <>
      <PageHeader
        title="Admin"
        lede="Site status, and what needs attention."
        className="sm:pt-8"
        actions={
          <>
            {/* Wide screens have it in the section's navigation. */}
            <Button asChild variant="secondary" className="lg:hidden">
              <Link to={href('/admin/users')}>
                <UsersIcon aria-hidden />
                Users
              </Link>
            </Button>
            <Button variant="secondary" pending={isRefreshing} onClick={() => void refresh()}>
              <RefreshCw aria-hidden />
              Refresh
            </Button>
          </>
        }
      />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          setSearch(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true })
        }
        className="pb-16"
      >
        <TabsList aria-label="Admin sections">
          {tabs.map(({ id, label }) => (
            <TabsTrigger key={id} value={id} className="px-2 sm:px-4">
              {label}
              {calling[id] ? (
                <Badge tone="honey" className="px-1.5 py-0">
                  {calling[id]}
                </Badge>
              ) : null}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ id, Content }) => (
          <TabsContent key={id} value={id}>
            <Content />
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
