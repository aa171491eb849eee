import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Card } from '#kit/ui/card.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { toast } from '#kit/ui/toast.ts';
import { changeOwnerSettings, ownerSettings } from '../contract.ts';

export function BasicWriter() {
  const { data } = useQuery(query(ownerSettings));
  const change = useCall(changeOwnerSettings, { refreshes: [ownerSettings] });
  const onError = (error: Error) =>
    toast({ variant: 'destructive', title: 'The setting was not saved', description: wordsOf(error) });
  return (
    <Card>
      <Switch
        label="Offer the basic writer as an engine"
        hint="It writes fluently but is often wrong, so it’s marked as weak and never chosen automatically."
        checked={change.variables?.body.basicWriter ?? data?.basicWriter ?? false}
        disabled={!data || change.isPending}
        onChange={(event) =>
          change.mutate({ body: { basicWriter: event.target.checked } }, { onError, onSettled: change.reset })
        }
      />
    </Card>
  );
}
