import type { ScopeWords } from '#kit/api-keys/fields.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  changeBusinessKey,
  listBusinessActivity,
  listBusinessKeys,
  revokeBusinessKey,
  type BusinessKey,
} from '../contract.ts';
import { count } from '../words.ts';
import { LimitField } from './limit-field.tsx';

/** What a key of a business may do. */
export const scopeWords: ScopeWords = {
  'tools:run': { label: 'Run tools', hint: 'With the credits of the business; results are its own.' },
  'content:read': {
    label: 'Read content',
    hint: 'History, works, documents and pictures of the business.',
  },
  'content:write': {
    label: 'Change content',
    hint: 'Create, edit, delete and restore works, documents and pictures.',
  },
  'account:read': { label: 'Read the statement', hint: 'Every movement of its credits.' },
};

export function KeyRow({ apiKey, businessId }: { apiKey: BusinessKey; businessId: string }) {
  const { id, name, start, scopes, lastUsedAt, expiresAt, expired, by, keptBy, spent, limit } = apiKey;
  const params = { businessId, id };
  const change = useCall(changeBusinessKey, {
    refreshes: [listBusinessKeys, listBusinessActivity],
    onSuccess: () => toast({ title: 'Saved' }),
  });
  const revoke = useCall(revokeBusinessKey, { refreshes: [listBusinessKeys, listBusinessActivity] });
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
              {scopes.map((scope) => scopeWords[scope].label).join(', ')} · {madeBy(by, keptBy)} ·{' '}
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
            description="Apps that use it stop working right away. This can’t be undone."
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

function madeBy(by: string | null, keptBy: string | null): string {
  const maker = by ?? 'someone whose account is deleted';
  return keptBy ? `made by ${maker}, kept by ${keptBy}` : `made by ${maker}`;
}
