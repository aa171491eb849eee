import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { inviteFromWaitlist, listWaitlist, previewInvitation, waitlistFigures } from '../contract.ts';
import type { InvitationRule } from '../rule.ts';
import { interests, interestWords, mostAtOnce, type Interest } from '../interests.ts';

type Figures = NonNullable<ReturnType<typeof useFigures>>;
const useFigures = () => useQuery(query(waitlistFigures)).data;

export function InviteBatch({ figures }: { figures: Figures | null | undefined }) {
  const [rule, setRule] = useState<InvitationRule['rule']>('oldest');
  const [interest, setInterest] = useState<Interest>('quests');
  const [count, setCount] = useState('10');
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState('10');
  const asked: InvitationRule =
    rule === 'oldest'
      ? { rule, count: Number(count) }
      : rule === 'interest'
        ? { rule, interest, count: Number(count) }
        : { rule, from: Number(from), to: Number(to) };
  const isSound = Object.values(asked).every((value) => typeof value === 'string' || value >= 1);
  const preview = useQuery({ ...query(previewInvitation, { query: asked }), enabled: isSound });
  const invite = useCall(inviteFromWaitlist, {
    refreshes: [listWaitlist, waitlistFigures, previewInvitation],
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!invite.isPending && isSound) invite.mutate({ body: asked });
  }
  return (
    <Card asChild field="sunken">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-2xl">Invite</h2>
          {figures && (
            <p className="text-muted">
              {figures.byInterest
                .map((one) => `${interestWords[one.interest]}: ${one.waiting}`)
                .join(' · ') || 'The queue is empty'}
            </p>
          )}
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Who">
            <Select value={rule} onChange={({ target }) => setRule(target.value as InvitationRule['rule'])}>
              <option value="oldest">First in the queue</option>
              <option value="interest">By interest</option>
              <option value="number">By number in the queue</option>
            </Select>
          </Field>
          {rule === 'interest' && (
            <Field label="Interest">
              <Select value={interest} onChange={({ target }) => setInterest(target.value as Interest)}>
                <Options values={interests} labelOf={(one) => interestWords[one]} />
              </Select>
            </Field>
          )}
          {rule === 'number' ? (
            <>
              <Field label="From number">
                <Input type="number" min={1} value={from} onChange={({ target }) => setFrom(target.value)} />
              </Field>
              <Field label="To number">
                <Input type="number" min={1} value={to} onChange={({ target }) => setTo(target.value)} />
              </Field>
            </>
          ) : (
            <Field label="How many">
              <Input
                type="number"
                min={1}
                max={mostAtOnce}
                value={count}
                onChange={({ target }) => setCount(target.value)}
              />
            </Field>
          )}
        </div>
        {preview.data && (
          <p className="text-sm text-muted wrap-anywhere">
            {preview.data.count === 0
              ? 'No one in the queue matches.'
              : `Will be e-mailed: ${preview.data.emails.slice(0, 5).join(', ')}${preview.data.count > 5 ? ` and ${preview.data.count - 5} more` : ''}.`}
          </p>
        )}
        {(preview.error ?? invite.error) && (
          <Notice tone="error">{wordsOf(preview.error ?? invite.error)}</Notice>
        )}
        {invite.data && (
          <Notice tone="success">
            {invite.data.invited === 1
              ? 'One person was invited.'
              : `${invite.data.invited} people were invited.`}
          </Notice>
        )}
        <p>
          <Button type="submit" pending={invite.isPending} disabled={!preview.data?.count}>
            Send {preview.data?.count ?? 0} {preview.data?.count === 1 ? 'invitation' : 'invitations'}
          </Button>
        </p>
      </form>
    </Card>
  );
}
