import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { actAs, noLongerIn, useActing } from '#kit/businesses/acting-tab.ts';
import { isAtLeast, roleNames, type BusinessRole } from '#kit/businesses/roles.ts';
import { HttpError } from '#kit/contract/call.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { Time } from '#kit/ui/time.tsx';
import { ActivityTab } from '../components/activity-tab.tsx';
import { KeysTab } from '../components/keys-tab.tsx';
import { MoneyTab } from '../components/money-tab.tsx';
import { Offered } from '../components/offered.tsx';
import { OverviewTab } from '../components/overview-tab.tsx';
import { PeopleTab } from '../components/people-tab.tsx';
import { SettingsTab } from '../components/settings-tab.tsx';
import {
  claimBusiness,
  getBusiness,
  listBusinessActivity,
  listBusinesses,
  type BusinessView,
} from '../contract.ts';

const tabs = [
  { id: 'overview', label: 'Overview', from: 'member', Content: OverviewTab },
  { id: 'people', label: 'People', from: 'member', Content: PeopleTab },
  { id: 'money', label: 'Money', from: 'billing', Content: MoneyTab },
  { id: 'keys', label: 'Keys', from: 'admin', Content: KeysTab },
  { id: 'activity', label: 'Activity', from: 'admin', Content: ActivityTab },
  { id: 'settings', label: 'Settings', from: 'member', Content: SettingsTab },
] as const satisfies { id: string; label: string; from: BusinessRole; Content: unknown }[];

export function loader({ context, params }: LoaderFunctionArgs) {
  return prefetch(context, [getBusiness, { params: { businessId: params.businessId! } }]);
}

export default function BusinessDashboard() {
  const { businessId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(query(getBusiness, { params: { businessId } }));
  const isOut = error instanceof HttpError && error.code === 'not_found:business';
  const others = (
    <Button asChild variant="secondary">
      <Link to={href('/business/my-businesses')}>My businesses</Link>
    </Button>
  );
  // This page asks by the business in its address, so the tab has yet to hear that it acts for one that is not there.
  useEffect(() => {
    if (isOut) noLongerIn('forbidden:business', businessId);
  }, [isOut, businessId]);
  if (isOut)
    return (
      <ErrorState level={1} title="You’re not a member of this business" action={others}>
        You left or were removed, or it was dissolved. To join, ask a member for an invite.
      </ErrorState>
    );
  if (error)
    return (
      <ErrorState
        level={1}
        title="This business couldn’t be opened"
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={others}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <LoadingArea />;
  return <Dashboard business={data} />;
}

function Dashboard({ business }: { business: BusinessView }) {
  const [search, setSearch] = useSearchParams();
  const acting = useActing();
  const { id, name, handle, picture, about, role, dissolvesAt, ownerSuspended } = business;
  const shown = tabs.filter(({ from }) => isAtLeast(role, from));
  const tab = shown.find(({ id: one }) => one === search.get('tab'))?.id ?? 'overview';
  return (
    <>
      <PageHeader
        title={
          <span className="flex items-center gap-4">
            <Avatar name={name} src={picture} size="lg" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </span>
        }
        lede={
          <>
            @{handle} · your role: {roleNames[role]}
            {about && (
              <span dir="auto" className="block">
                {about}
              </span>
            )}
          </>
        }
        className="pb-6 sm:pt-8"
        actions={acting?.id !== id && <Button onClick={() => actAs({ id, name })}>Act as {name}</Button>}
      />
      {dissolvesAt && <NeedsOwner id={id} dissolvesAt={dissolvesAt} />}
      {ownerSuspended && (
        <Notice tone="warning" title="The owner’s account is suspended" className="mb-6">
          This business has no active owner for now. Other members can carry on as before. An admin of this
          site can transfer it to another member: <Link to={href('/support')}>contact support</Link>.
        </Notice>
      )}
      <Offered business={business} />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          setSearch(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true })
        }
        className="pb-16"
      >
        <TabsList aria-label="Business sections" className="max-sm:flex-wrap max-sm:rounded-card">
          {shown.map(({ id: one, label }) => (
            <TabsTrigger key={one} value={one} className="px-2 sm:px-4">
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {shown.map(({ id: one, Content }) => (
          <TabsContent key={one} value={one}>
            <Content business={business} />
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}

function NeedsOwner({ id, dissolvesAt }: { id: string; dissolvesAt: string }) {
  const claim = useCall(claimBusiness, { refreshes: [getBusiness, listBusinesses, listBusinessActivity] });
  return (
    <Notice tone="warning" title="This business needs an owner" className="mb-6">
      <div className="grid justify-items-start gap-3">
        <p>
          Its owner deleted their account. If no one takes it over, it will be dissolved with everything in it{' '}
          <Time value={dissolvesAt} />.
        </p>
        <Button
          size="sm"
          pending={claim.isPending}
          onClick={() => claim.mutate({ params: { businessId: id } })}
        >
          Take over
        </Button>
        <Failure error={claim.error} />
      </div>
    </Notice>
  );
}
