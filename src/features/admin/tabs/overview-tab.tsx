import { useQuery } from '@tanstack/react-query';
import HardDrive from 'lucide-react/icons/hard-drive';
import Loader from 'lucide-react/icons/loader';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Section } from '#kit/ui/section.tsx';
import { feedbackCounts } from '#features/feedback/contract.ts';
import { Attention } from '../components/attention.tsx';
import { PicturesUnchecked } from '../components/pictures-unchecked.tsx';
import { RecentAudit } from '../components/recent-audit.tsx';
import { StatTile } from '../components/stat-tile.tsx';
import { overview } from '../contract.ts';
import { formatBytes } from '../format-bytes.ts';

export function OverviewTab() {
  const { data: counts, error, refetch, isFetching } = useQuery(query(overview));
  const { data: feedback } = useQuery(query(feedbackCounts));
  if (error)
    return (
      <ErrorState title="The counts did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  return (
    <div className="grid gap-6">
      <Attention
        openFeedback={feedback?.open}
        jobsFailed={counts?.jobsFailed}
        mailsWaiting={counts?.mailsWaiting}
      />
      <PicturesUnchecked />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatTile
          label="Users"
          Icon={Users}
          value={counts?.users}
          to={href('/admin/users')}
          detail={counts && `${counts.newThisWeek} new this week`}
        />
        <StatTile
          label="Open feedback"
          Icon={MessageSquare}
          value={feedback?.open}
          to={href('/admin', { tab: 'feedback', state: 'open' })}
          detail={feedback && `${feedback.answered} answered`}
          calls={Boolean(feedback?.open)}
        />
        <StatTile
          label="Failed jobs"
          Icon={TriangleAlert}
          value={counts?.jobsFailed}
          to={href('/admin', { tab: 'jobs', state: 'failed' })}
          detail={counts && (counts.jobsFailed > 0 ? 'Review and try again' : 'No failures')}
          calls={Boolean(counts?.jobsFailed)}
        />
        <StatTile
          label="Running jobs"
          Icon={Loader}
          value={counts?.jobsRunning}
          to={href('/admin', { tab: 'jobs' })}
          detail={counts && `${counts.jobsQueued} waiting`}
        />
        <StatTile
          label="Mail waiting"
          Icon={Mail}
          value={counts?.mailsWaiting}
          detail={
            counts &&
            (counts.mailsFailed > 0 ? `${counts.mailsFailed} could not be delivered` : 'No delivery failures')
          }
        />
        <StatTile
          label="Storage"
          Icon={HardDrive}
          value={counts ? formatBytes(counts.storedBytes) : undefined}
          detail={counts && `${counts.files} files`}
        />
      </div>
      <Section
        title="Recent activity"
        level={2}
        className="py-4 [&_h2]:text-2xl"
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to={href('/admin', { tab: 'audit' })}>Full audit log</Link>
          </Button>
        }
      >
        <RecentAudit limit={8} empty="Admin actions appear here." />
      </Section>
    </div>
  );
}
