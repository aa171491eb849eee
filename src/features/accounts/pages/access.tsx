import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { listNotifications } from '#features/notifications/contract.ts';
import { accountOverview } from '#features/profiles/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { AccountCard } from '../components/account-card.tsx';
import { ActivityList } from '../components/activity-list.tsx';
import { NewsList } from '../components/news-list.tsx';
import { memberPlaces, Places, type Place } from '../components/places.tsx';
import { TodoList } from '../components/todo-list.tsx';
import { todosFor } from '../components/todos.ts';
import { confirmMethods, currentUser } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [accountOverview], [confirmMethods], [listNotifications, { query: {} }]);
}

const adminPlace: Place = {
  title: 'Admin',
  text: 'People, feedback and how the site is doing.',
  to: href('/admin'),
};

export default function Access() {
  const { data: user } = useQuery(query(currentUser));
  const { data: overview, error } = useQuery(query(accountOverview));
  if (!user) return <LoadingArea />;
  return (
    <>
      <PageHeader
        title={`Hello, ${user.name}`}
        lede="Your account at a glance, and the way to everything that is yours."
        className="wrap-anywhere"
      />
      <div className="grid gap-x-14 gap-y-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">
          <AccountCard user={user} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TodoList todos={todosFor(user, overview)} />
          <NewsList />
          <Section title="Places">
            <Places places={user.isAdmin ? [...memberPlaces, adminPlace] : memberPlaces} />
          </Section>
        </div>
        <Section title="Lately" className="pt-0 sm:pt-2 lg:col-start-2">
          {error && <Notice tone="error">{wordsOf(error)}</Notice>}
          {!error && !overview && <Skeleton className="h-40 rounded-card" />}
          {overview && <ActivityList activity={overview.activity} />}
          <p className="mt-5">
            <Link to={href('/settings', { tab: 'security' })}>Devices and security</Link>
          </p>
        </Section>
      </div>
    </>
  );
}
