import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { installation } from '../contract.ts';

const databases = {
  embedded: 'Embedded, in the data folder',
  postgresql: 'PostgreSQL',
};
const storages = { folder: 'In the data folder', s3: 'S3' };
const mails = {
  smtp: 'Sent by SMTP',
  outbox: 'E-mail is saved on this server, in the outbox folder. Set SMTP_URL to send it.',
};
const roles = { both: 'Web and jobs', web: 'Web only', worker: 'Jobs only' };

export function InstallationInfo() {
  const { data, error, refetch, isFetching } = useQuery(query(installation));
  if (error)
    return (
      <ErrorState level={3} title="This did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <div aria-busy className="grid gap-4 py-2">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} />
        ))}
      </div>
    );
  return (
    <DescriptionList
      items={[
        { term: 'Version', details: `${data.version} on Node ${data.node.replace(/^v/, '')}` },
        { term: 'Running since', details: <Time value={data.startedAt} /> },
        { term: 'Address', details: data.address },
        { term: 'This process', details: roles[data.role] },
        { term: 'Database', details: databases[data.database] },
        { term: 'Files', details: storages[data.storage] },
        { term: 'Mail', details: mails[data.mail] },
        { term: 'Google sign-in', details: data.googleSignIn ? 'On' : 'Off' },
        { term: 'ADMIN_EMAIL', details: data.adminEmailSet ? 'Set' : 'Not set' },
        {
          term: 'Metrics token',
          details: data.metricsToken ? 'Set' : 'Not set: only admins can read /metrics',
        },
        {
          term: 'Rate limits',
          details: data.rateLimits ? 'On' : 'Off: set RATE_LIMITS=true unless you are measuring',
        },
      ]}
    />
  );
}
