import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { InstallationInfo } from '../components/installation-info.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { ownerSettings, sampleEmail } from '../contract.ts';

export function SettingsTab() {
  const { data, error, refetch, isFetching } = useQuery(query(ownerSettings));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Card padding="lg" className="grid gap-6">
        <h2 className="text-2xl">Settings</h2>
        {error ? (
          <ErrorState
            level={3}
            title="The settings did not load"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        ) : data ? (
          <SettingsForm settings={data} />
        ) : (
          <div aria-busy className="grid gap-4">
            <Skeleton className="h-7" />
            <Skeleton className="h-24" />
          </div>
        )}
      </Card>
      <Card padding="lg" className="grid gap-3">
        <h2 className="text-2xl">This installation</h2>
        <InstallationInfo />
      </Card>
      <Card padding="lg" className="grid gap-4 lg:col-span-2">
        <h2 className="text-2xl">Your mail</h2>
        <iframe
          title="A sample e-mail"
          src={sampleEmail.path}
          sandbox=""
          className="h-112 w-full rounded-lg border border-line"
        />
      </Card>
    </div>
  );
}
