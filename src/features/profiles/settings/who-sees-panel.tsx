import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { previewProfile, publicProfile } from '../contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { listAudiences, putAudiences } from '#social/people/contract.ts';
import {
  audiences,
  audienceWords,
  parts,
  partWords,
  type Audience,
  type Part,
} from '#social/people/parts.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function WhoSeesPanel() {
  const chosen = useQuery(query(listAudiences));
  return (
    <Panel
      title="Who sees what"
      lede="Your name, handle and picture are on your profile, at your own address. New accounts are in no member list until you make them discoverable. Changes apply right away."
      aside={
        <Button asChild variant="link" size="sm">
          <Link to={href('/profile')}>Preview as others</Link>
        </Button>
      }
    >
      <Loaded query={chosen}>
        {({ parts: choices }) => (
          <ul className="divide-y divide-line">
            {parts.map((part) => (
              <Choice key={part} part={part} audience={choices[part]} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Choice({ part, audience }: { part: Part; audience: Audience }) {
  const { label, hint } = partWords(part);
  const save = useCall(putAudiences, {
    refreshes: [listAudiences, publicProfile, previewProfile],
    onSuccess: () => toast({ title: `${label}: saved` }),
  });
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <Field label={label} hint={hint} className="max-w-sm">
        <Select
          value={save.isPending ? save.variables.body.parts?.[part] : audience}
          onChange={(event) => save.mutate({ body: { parts: { [part]: event.target.value as Audience } } })}
        >
          <Options values={audiences} labelOf={(one) => audienceWords[one]} />
        </Select>
      </Field>
      <Failure error={save.error} />
    </li>
  );
}
