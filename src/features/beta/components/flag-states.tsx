import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import type { FlagId, FlagState } from '#kit/flags/flags.ts';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Select } from '#kit/ui/select.tsx';
import { putFlagState, waitlistFigures } from '../contract.ts';

interface ListedFlag {
  id: FlagId;
  title: string;
  owner: string;
  since: string;
  state: FlagState;
  on: number;
}

export function FlagStates({ flags }: { flags: readonly ListedFlag[] }) {
  const put = useCall(putFlagState, { refreshes: [waitlistFigures] });
  return (
    <Section title="Features" lede="Off by default. Choose who can use each feature.">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {flags.map(({ id, title, owner, since, state, on }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 p-4">
            <div className="grid gap-0.5">
              <span className="font-medium">{title}</span>
              <span className="text-sm text-muted">
                {owner}, since {since} · turned on by {on === 1 ? '1 person' : `${on} people`}
              </span>
            </div>
            <Field label={`Who can use ${title}`} hideLabel className="w-60">
              <Select
                value={state}
                disabled={put.isPending}
                onChange={({ target }) =>
                  put.mutate({ params: { flag: id }, body: { state: target.value as FlagState } })
                }
              >
                <option value="off">Nobody</option>
                <option value="beta">Beta, off by default</option>
                <option value="everyone">Everyone</option>
              </Select>
            </Field>
          </li>
        ))}
      </ul>
      {put.error && <Notice tone="error">{wordsOf(put.error)}</Notice>}
    </Section>
  );
}
