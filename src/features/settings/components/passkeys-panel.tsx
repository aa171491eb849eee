import { useQuery } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listPasskeys, removePasskey, type Passkey } from '../credentials-contract.ts';
import { inWords } from '#kit/contract/in-words.ts';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { useAddPasskey } from './use-add-passkey.ts';
import { RemoveButton } from '#kit/ui/remove-button.tsx';

export function PasskeysPanel() {
  const passkeys = useQuery(query(listPasskeys));
  const adding = useAddPasskey();
  return (
    <Panel
      title="Passkeys"
      lede="Sign in with your fingerprint, face or device PIN. Nothing to remember and nothing to steal."
      aside={
        <Button
          variant="secondary"
          size="sm"
          pending={adding.pending}
          disabled={!adding.supported}
          onClick={adding.add}
        >
          Add a passkey
        </Button>
      }
    >
      <div className="grid gap-5">
        {adding.error && <Notice tone="error">{wordsOf(adding.error)}</Notice>}
        <Loaded query={passkeys}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-muted">
                {adding.supported
                  ? 'No passkeys yet.'
                  : 'No passkeys yet, and this browser can’t create one. Try a newer browser, or your phone.'}
              </p>
            ) : (
              <ItemList label="Your passkeys">
                {items.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ItemList>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}

function PasskeyRow({ passkey: { id, name, synced, createdAt } }: { passkey: Passkey }) {
  const [renaming, setRenaming] = useState(false);
  const remove = useCall(removePasskey, {
    refreshes: [listPasskeys],
    onSuccess: () => toast({ title: `“${name}” removed` }),
  });
  return (
    <ItemRow
      icon={Fingerprint}
      title={name}
      detail={
        <>
          {synced ? 'Synced between your devices' : 'On one device'} · added <Time value={createdAt} />
        </>
      }
      actions={
        <>
          <IconButton label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <RenamePasskey id={id} name={name} open={renaming} onOpenChange={setRenaming} />
          <RemoveButton
            name={name}
            description="You can no longer sign in with it. Your device may keep offering it until you delete it there too."
            onConfirm={() => inWords(remove.mutateAsync({ params: { id } }))}
          />
        </>
      }
    />
  );
}
