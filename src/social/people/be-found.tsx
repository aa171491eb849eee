import { useQuery } from '@tanstack/react-query';
import { Failure } from '#kit/contract/failure.tsx';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { listAudiences, putAudiences } from './contract.ts';

/** The choice to be in lists of people; members from before, and those who narrowed it, chose already. */
export function BeFound({ hint }: { hint: string }) {
  const { data } = useQuery(query(listAudiences));
  const save = useCall(putAudiences, { refreshes: [listAudiences] });
  const chosen = save.isPending ? save.variables.body.parts?.listed : data?.parts.listed;
  return (
    <div className="grid gap-2">
      <Switch
        label="Let people find me"
        hint={hint}
        disabled={!data}
        checked={chosen !== undefined && chosen !== 'nobody'}
        onChange={({ target }) =>
          save.mutate({ body: { parts: { listed: target.checked ? 'everyone' : 'nobody' } } })
        }
      />
      <Failure error={save.error} />
    </div>
  );
}
