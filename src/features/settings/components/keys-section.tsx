import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listKeys, revokeKey, type ApiKey } from '../credentials-contract.ts';
import { CreateKey } from './create-key.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { scopeWords } from './scope-words.ts';
import { RemoveButton } from '#kit/ui/remove-button.tsx';

export function KeysSection() {
  const keys = useQuery(query(listKeys));
  const [creating, setCreating] = useState(false);
  const create = (
    <Button size="sm" onClick={() => setCreating(true)}>
      New key
    </Button>
  );
  return (
    <Panel
      title="API keys"
      lede="For apps that act on your behalf. Treat a key like a password: anyone who has it can use it."
      aside={keys.data && keys.data.items.length > 0 && create}
    >
      <Loaded query={keys}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              action={create}
              sample={[
                {
                  title: 'My script',
                  detail: 'Run tools. Last used an hour ago, expires in 30 days. Revoke.',
                },
              ]}
            >
              No keys yet. Create one to call the API from a script or an app.
            </EmptyState>
          ) : (
            <ItemList label="Your API keys">
              {items.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
      {/* Outside the list: the first key changes that, while its secret is still to be read here. */}
      <CreateKey open={creating} onOpenChange={setCreating} />
    </Panel>
  );
}

function KeyRow({ apiKey: { id, name, start, scopes, lastUsedAt, expiresAt, expired } }: { apiKey: ApiKey }) {
  const revoke = useCall(revokeKey, {
    refreshes: [listKeys],
    onSuccess: () => toast({ title: `“${name}” revoked` }),
  });
  return (
    <ItemRow
      icon={KeyRound}
      title={
        <>
          {name}
          <code className="text-sm font-normal text-muted">{start}…</code>
          {expired && <Badge tone="honey">Expired</Badge>}
        </>
      }
      detail={
        <>
          {scopes.map((scope) => scopeWords[scope].label).join(', ')} · {lastUsedAt ? 'used ' : 'never used'}
          {lastUsedAt && <Time value={lastUsedAt} />}
          {expiresAt && !expired && (
            <>
              {' '}
              · expires <Time value={expiresAt} />
            </>
          )}
        </>
      }
      actions={
        <RemoveButton
          verb="Revoke"
          name={name}
          description="Apps that use it stop working right away. This can’t be undone."
          confirmLabel="Revoke key"
          onConfirm={() => inWords(revoke.mutateAsync({ params: { id } }))}
        />
      }
    />
  );
}
