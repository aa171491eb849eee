import Pencil from 'lucide-react/icons/pencil';
import PlugZap from 'lucide-react/icons/plug-zap';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { listEngines } from '#kit/ai/contract.ts';
import { listOwnKeys, removeOwnKey, testOwnKey, type OwnKey } from '../contract.ts';
import { providerTitles } from '#kit/ai/engine.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { inWords } from '#kit/contract/in-words.ts';
import { ItemRow } from '#kit/ui/item-row.tsx';
import { RenameEngineKey } from './rename-engine-key.tsx';
import { RemoveButton } from '#kit/ui/remove-button.tsx';

export function EngineKeyRow({ ownKey }: { ownKey: OwnKey }) {
  const { id, name, provider, baseUrl, models, lastFour, workedAt } = ownKey;
  const [renaming, setRenaming] = useState(false);
  const test = useCall(testOwnKey, {
    refreshes: [listOwnKeys],
    onSuccess: ({ works, message }) =>
      toast(
        works
          ? { title: `“${name}” works` }
          : { title: `“${name}” failed`, description: message ?? '', variant: 'destructive' },
      ),
  });
  const remove = useCall(removeOwnKey, {
    refreshes: [listOwnKeys, listEngines],
    onSuccess: () => toast({ title: `“${name}” removed` }),
  });
  return (
    <ItemRow
      icon={PlugZap}
      title={
        <>
          {name}
          {lastFour && <code className="text-sm font-normal text-muted">…{lastFour}</code>}
          {!workedAt && <Badge tone="danger">Not working</Badge>}
        </>
      }
      detail={
        <>
          {[baseUrl ?? providerTitles[provider], models.length === 1 ? models[0] : `${models.length} models`]
            .filter((fact) => fact !== name)
            .join(' · ')}
          {workedAt && (
            <>
              {' '}
              · worked <Time value={workedAt} />
            </>
          )}
        </>
      }
      actions={
        <>
          <IconButton
            label={`Test ${name} again`}
            aria-busy={test.isPending}
            onClick={() => !test.isPending && test.mutate({ params: { id } })}
          >
            <RefreshCw aria-hidden className={test.isPending ? 'motion-safe:animate-spin' : undefined} />
          </IconButton>
          <IconButton label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <RemoveButton
            name={name}
            description="It’s deleted here right away, and its engines disappear from your tools. The key stays valid with the provider."
            confirmLabel="Remove key"
            onConfirm={() => inWords(remove.mutateAsync({ params: { id } }))}
          />
          <RenameEngineKey id={id} name={name} open={renaming} onOpenChange={setRenaming} />
        </>
      }
    />
  );
}
