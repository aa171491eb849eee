import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useScrollToAnchor } from '#kit/ui/use-scroll-to-anchor.ts';
import { CreditsPanel } from '../components/credits-panel.tsx';
import { OwnInvoices } from '../components/own-invoices.tsx';
import { Limits } from '../components/limits.tsx';
import { PackCards } from '../components/pack-cards.tsx';
import { PlanPanel } from '../components/plan-panel.tsx';
import { Statement } from '../components/statement.tsx';
import { TestModeNotice } from '../components/test-mode-notice.tsx';
import { TopUp } from '../components/top-up.tsx';
import { getSubscription } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [getSubscription]);
}

export default function Subscription() {
  const { data, error, refetch, isFetching } = useQuery(query(getSubscription));
  const acting = useActing();
  useScrollToAnchor(data !== undefined);
  return (
    <div className="pb-10">
      <PageHeader
        title={acting ? `The plan of ${acting.name}` : 'Your plan'}
        lede="Your plan, credits, payments and invoices."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/subscription-plans')}>Compare plans</Link>
          </Button>
        }
      />
      {error && (
        <ErrorState title="The plan could not be loaded" onRetry={refetch} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
      {data && (
        <>
          {data.isTest && data.state !== 'free' && <TestModeNotice className="mb-5" />}
          <div className="grid gap-5 lg:grid-cols-2">
            <PlanPanel own={data} />
            <CreditsPanel own={data} />
          </div>
          <Section title="More credits" lede="Purchased credits never expire. They’re spent last.">
            <PackCards own={data} />
          </Section>
          <Section title="Spending controls" lede="Set limits and auto top-up.">
            <div className="grid gap-5 lg:grid-cols-2">
              <TopUp own={data} />
              <Limits own={data} />
            </div>
          </Section>
          <Section title="Statement" lede="Every credit spent, refunded or added.">
            <Statement />
          </Section>
          <Section title="Invoices" id="invoices">
            <OwnInvoices taxId={data.taxId} />
          </Section>
        </>
      )}
    </div>
  );
}
