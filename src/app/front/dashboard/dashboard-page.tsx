/** `/access`: what one does next, then what one did, then how the account stands. */
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { AccountCard } from '#features/accounts/components/account-card.tsx';
import { StackStrip } from '#features/allies/components/stack-strip.tsx';
import { getStack } from '#features/allies/stack/contract.ts';
import { ActivityList } from '#features/accounts/components/activity-list.tsx';
import { NewsList } from '#features/accounts/components/news-list.tsx';
import { TodoList } from '#features/accounts/components/todo-list.tsx';
import { todosFor } from '#features/accounts/components/todos.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { confirmMethods } from '#features/accounts/contract.ts';
import { Prompt } from '#features/home/prompt/prompt.tsx';
import { listNotifications } from '#features/notifications/contract.ts';
import { NextStepCard } from '#features/quests/components/next-step-card.tsx';
import { accountOverview } from '#features/profiles/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listRuns, listTools } from '#tools/run/contract.ts';
import { OwnPandaCard } from './own-panda-card.tsx';
import { RecentWork } from './recent-work.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(
    context,
    [accountOverview],
    [confirmMethods],
    [listNotifications, { query: {} }],
    [listRuns, { query: {} }],
    [listTools],
    [getStack],
  );
}

export default function DashboardPage() {
  const { data: user } = useQuery(query(currentUser));
  const { data: overview, error } = useQuery(query(accountOverview));
  if (!user) return <LoadingArea />;
  const todos = todosFor(user, overview);
  return (
    <div className="pb-16">
      <h1 className="pt-8 wrap-anywhere sm:pt-10">Hello, {user.name}</h1>
      <Prompt aside className="mt-20 sm:mt-24" />
      <StackStrip className="mt-6 pb-0 sm:pb-0" />
      <NextStepCard />
      <div className="mt-12 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <RecentWork />
        <OwnPandaCard user={user} />
      </div>
      {todos.length > 0 && (
        <Section title="To do" className="pb-0 sm:pb-0">
          <TodoList todos={todos} />
        </Section>
      )}
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <NewsList />
        <Section title="Your account">
          <AccountCard user={user} />
        </Section>
      </div>
      <Section
        title="Recent activity"
        className="pt-0 sm:pt-0"
        actions={<Link to={href('/settings', { tab: 'security' })}>Devices and security</Link>}
      >
        {error && <Notice tone="error">{wordsOf(error)}</Notice>}
        {!error && !overview && <Skeleton className="h-40 rounded-card" />}
        {overview && <ActivityList activity={overview.activity} />}
      </Section>
    </div>
  );
}
