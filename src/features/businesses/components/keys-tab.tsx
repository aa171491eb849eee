import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { NewKeyDialog } from '#kit/api-keys/new-key.tsx';
import { actAs, useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { createBusinessKey, listBusinessActivity, listBusinessKeys, type BusinessView } from '../contract.ts';
import { KeyRow, scopeWords } from './key-row.tsx';

export function KeysTab({ business }: { business: BusinessView }) {
  const { id, name } = business;
  const acting = useActing();
  const [creating, setCreating] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(
    query(listBusinessKeys, { params: { businessId: id } }),
  );
  const make = useCall(createBusinessKey, { refreshes: [listBusinessKeys, listBusinessActivity] });
  const create = <Button onClick={() => setCreating(true)}>New key</Button>;
  return (
    <>
      <Section
        title="API keys"
        lede="For programs that act as the business. They end when the person who made them leaves or is removed, unless the owner keeps them."
        className="py-2"
        actions={data && data.items.length > 0 && create}
      >
        {error && (
          <ErrorState
            level={3}
            title="Keys couldn’t be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton className="h-32 rounded-card" />}
        {data?.items.length === 0 && (
          <EmptyState action={create}>No keys yet. Create one for the business’s site or scripts.</EmptyState>
        )}
        <ul className="grid gap-3">
          {data?.items.map((key) => (
            <KeyRow key={key.id} apiKey={key} businessId={id} />
          ))}
        </ul>
      </Section>
      <Section
        title="Engine keys"
        lede={`Keys to OpenAI, Anthropic and others that everyone in ${name} uses while acting as it.`}
      >
        {acting?.id === id ? (
          <Button asChild variant="secondary">
            <Link to={href('/settings', { tab: 'engines' })}>Engine keys of {name}</Link>
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => actAs({ id, name })}>
            Act as {name} to see them
          </Button>
        )}
      </Section>
      {/* Outside the list: the first key changes that, while its secret is still to be read here. */}
      <NewKeyDialog
        open={creating}
        onOpenChange={setCreating}
        scopeWords={scopeWords}
        scope="tools:run"
        placeholder="Our site"
        pending={make.isPending}
        error={make.error}
        onCreate={(body, onSuccess) => make.mutate({ params: { businessId: id }, body }, { onSuccess })}
      />
    </>
  );
}
