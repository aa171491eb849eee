import { useQuery } from '@tanstack/react-query';
import { Failure } from '#kit/contract/failure.tsx';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { listAudiences, listFollows, putAudiences } from '#social/people/contract.ts';
import { followPolicies, followPolicyWords, type FollowPolicy } from '#social/people/parts.ts';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Loaded } from '#kit/ui/loaded.tsx';

const hints: Record<FollowPolicy, string> = {
  everyone: 'Anyone with an account can become a follower, and then sees what you show to followers.',
  approved: 'You approve each follower before they see what you show to followers.',
  nobody: 'Your followers stay. Nobody else can follow you.',
};

export function WhoCanFollow() {
  const chosen = useQuery(query(listAudiences));
  const save = useCall(putAudiences, {
    refreshes: [listAudiences, listFollows],
    onSuccess: () => void toast({ title: 'Who can follow you: saved' }),
  });
  return (
    <Loaded query={chosen}>
      {({ whoCanFollow }) => (
        <>
          <Field label="Who can follow you" hint={hints[whoCanFollow]} className="mb-4 max-w-sm">
            <Select
              value={whoCanFollow}
              disabled={save.isPending}
              onChange={(event) =>
                save.mutate({ body: { whoCanFollow: event.target.value as FollowPolicy } })
              }
            >
              <Options values={followPolicies} labelOf={(policy) => followPolicyWords[policy]} />
            </Select>
          </Field>
          <Failure error={save.error} />
        </>
      )}
    </Loaded>
  );
}
