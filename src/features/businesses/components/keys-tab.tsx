import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { actAs, useActing } from '#kit/businesses/acting-tab.ts';
import { keyScopes, type KeyScope } from '#kit/contract/endpoint.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  changeBusinessKey,
  createBusinessKey,
  listBusinessKeys,
  revokeBusinessKey,
  type BusinessKey,
  type BusinessView,
} from '../contract.ts';
import { count } from '../words.ts';
import { LimitField } from './limit-field.tsx';

/** What a key of a business may do, for people. */
const scopeWords: Record<KeyScope, { label: string; hint: string }> = {
  'tools:run': { label: 'Run tools', hint: 'With the credits of the business; results are its own.' },
  'account:read': { label: 'Read the statement', hint: 'Every movement of its credits.' },
};

export function KeysTab({ business }: { business: BusinessView }) {
  const { id, name } = business;
  const acting = useActing();
  const [creating, setCreating] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(
    query(listBusinessKeys, { params: { businessId: id } }),
  );
  const create = <Button onClick={() => setCreating(true)}>New key</Button>;
  return (
    <>
      <Section
        title="API keys"
        lede="For programs that act as the business. They go on working when whoever made them leaves."
        className="py-2"
        actions={data && data.items.length > 0 && create}
      >
        {error && (
          <ErrorState
            level={3}
            title="The keys did not load"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton className="h-32 rounded-card" />}
        {data?.items.length === 0 && (
          <EmptyState action={create}>
            No keys yet. Create one for a site or a script of the business.
          </EmptyState>
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
      <NewKey businessId={id} open={creating} onOpenChange={setCreating} />
    </>
  );
}

function KeyRow({ apiKey, businessId }: { apiKey: BusinessKey; businessId: string }) {
  const { id, name, start, scopes, lastUsedAt, expiresAt, expired, by, spent, limit } = apiKey;
  const params = { businessId, id };
  const change = useCall(changeBusinessKey, {
    refreshes: [listBusinessKeys],
    onSuccess: () => toast({ title: 'Saved' }),
  });
  const revoke = useCall(revokeBusinessKey, { refreshes: [listBusinessKeys] });
  return (
    <Card asChild>
      <li className="grid gap-4">
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <span dir="auto">{name}</span>
              <code className="text-sm font-normal text-muted">{start}…</code>
              {expired && <Badge tone="honey">Expired</Badge>}
            </p>
            <p className="text-sm text-muted">
              {scopes.map((scope) => scopeWords[scope].label).join(', ')} · {by} answers for it ·{' '}
              {lastUsedAt ? 'used ' : 'never used'}
              {lastUsedAt && <Time value={lastUsedAt} />}
              {expiresAt && !expired && (
                <>
                  {' '}
                  · expires <Time value={expiresAt} />
                </>
              )}{' '}
              · {count(spent, 'credit')} spent this month
            </p>
          </div>
          <ConfirmDialog
            danger
            trigger={
              <Button size="sm" variant="secondary" aria-label={`Revoke ${name}`}>
                Revoke
              </Button>
            }
            title={`Revoke “${name}”?`}
            description="Programs that use it stop working at once. This cannot be undone."
            confirmLabel="Revoke key"
            onConfirm={() => inWords(revoke.mutateAsync({ params }))}
          />
        </div>
        <div className="sm:max-w-md">
          <LimitField
            label={`Credits a month for ${name}`}
            limit={limit}
            pending={change.isPending}
            onSave={(value) => change.mutate({ params, body: { limit: value } })}
          />
        </div>
        <Failure error={change.error} />
      </li>
    </Card>
  );
}

interface NewKeyProps {
  businessId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function NewKey({ businessId, open, onOpenChange }: NewKeyProps) {
  const [secret, setSecret] = useState<string>();
  function change(next: boolean) {
    onOpenChange(next);
    if (!next) setSecret(undefined);
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent title={secret ? 'The new key' : 'New API key'}>
        {secret ? (
          <div className="grid gap-5">
            <Notice tone="warning" title="Copy it now">
              It is shown only once. We keep only a fingerprint of it.
            </Notice>
            <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
              <code data-secret className="min-w-0 flex-1 basis-60 wrap-anywhere select-all">
                {secret}
              </code>
              <CopyButton value={secret} label="Copy key" />
            </div>
            <DialogFooter className="mt-2">
              <Button onClick={() => change(false)}>I have saved it</Button>
            </DialogFooter>
          </div>
        ) : (
          <KeyForm businessId={businessId} onMade={setSecret} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function KeyForm({ businessId, onMade }: { businessId: string; onMade: (secret: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['tools:run']);
  const [lifetime, setLifetime] = useState('90');
  const create = useCall(createBusinessKey, {
    refreshes: [listBusinessKeys],
    onSuccess: ({ secret }) => onMade(secret),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const expiresInDays = lifetime === '' ? null : Number(lifetime);
    create.mutate({ params: { businessId }, body: { name, scopes, expiresInDays } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" hint="What it is used for." error={issueOf(create.error, 'name')} required>
        <Input
          value={name}
          maxLength={60}
          placeholder="Our site"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">It may</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope].label}
            hint={scopeWords[scope].hint}
            checked={scopes.includes(scope)}
            onChange={({ target: { checked } }) =>
              setScopes(keyScopes.filter((one) => (one === scope ? checked : scopes.includes(one))))
            }
          />
        ))}
      </fieldset>
      <Field label="Expires">
        <Select value={lifetime} onChange={(event) => setLifetime(event.target.value)}>
          <option value="30">In 30 days</option>
          <option value="90">In 90 days</option>
          <option value="365">In a year</option>
          <option value="">Never</option>
        </Select>
      </Field>
      <Failure error={create.error} besides={['name']} />
      <DialogFooter className="mt-2">
        <Button type="submit" pending={create.isPending}>
          Create key
        </Button>
      </DialogFooter>
    </form>
  );
}
