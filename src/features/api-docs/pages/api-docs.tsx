import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { CallCard } from '../components/call-card.tsx';
import { StartHere } from '../components/start-here.tsx';
import { callsIn, groupCalls, type OpenApiDocument } from '../document.ts';

export default function ApiDocs() {
  const description = useQuery<OpenApiDocument>({ queryKey: ['/api/openapi.json'] });
  return (
    <>
      <PageHeader
        title="API"
        lede="Everything an app can do with your key. Read, try, and copy the code."
        actions={
          <Button asChild variant="secondary">
            <Link to={href('/settings', { tab: 'keys' })}>Create a key</Link>
          </Button>
        }
      />
      {description.data ? (
        <Reference document={description.data} />
      ) : description.isError ? (
        <ErrorState
          title="The API description couldn’t be loaded."
          onRetry={() => void description.refetch()}
          retrying={description.isFetching}
        >
          {wordsOf(description.error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Reference({ document }: { document: OpenApiDocument }) {
  const [search, setSearch] = useState('');
  const [key, setKey] = useState('');
  // The description is fetched in the browser alone: there is an address by then.
  const { origin } = location;
  const groups = groupCalls(callsIn(document), search);
  return (
    <div className="pb-10">
      <StartHere origin={origin} />
      <div className="grid gap-4 pt-8 sm:grid-cols-2">
        <Field label="Find a call">
          <Input
            type="search"
            value={search}
            placeholder="runs, speech, POST …"
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <Field
          label="Try it with a key"
          optional
          hint="Without one, calls use your session in this browser. The key stays on this page and isn’t saved."
        >
          <PasswordInput
            value={key}
            placeholder="fk_…"
            autoComplete="off"
            onChange={(event) => setKey(event.target.value)}
          />
        </Field>
      </div>
      {groups.length === 0 && (
        <EmptyState className="mt-8" action={<Button onClick={() => setSearch('')}>Show all calls</Button>}>
          No calls match.
        </EmptyState>
      )}
      {groups.map(({ title, lede, calls }) => (
        <Section key={title} title={title} lede={lede} className="pb-2 sm:pb-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {calls.map((call) => (
              <CallCard key={call.id} call={call} origin={origin} apiKey={key.trim() || undefined} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3 pb-10">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-64 rounded-card" />
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex items-center gap-4 rounded-card border border-line p-5">
          <Skeleton className="h-6 w-14 rounded-full" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  );
}
