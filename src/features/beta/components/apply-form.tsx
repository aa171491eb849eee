import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { currentUser } from '#kit/auth/contract.ts';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { applyForBeta, ownPlace } from '../contract.ts';
import { interests, interestWords, longestWhy, type Interest } from '../interests.ts';

export function ApplyForm({ waiting }: { waiting: number }) {
  const { data: user } = useQuery(query(currentUser));
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<Interest[]>([]);
  const [why, setWhy] = useState('');
  const email = typed ?? user?.email ?? '';
  const apply = useCall(applyForBeta, { refreshes: [ownPlace] });
  const issues = apply.error instanceof HttpError ? apply.error.issues : [];
  const wrongWith = (name: string) => issues.find(({ path }) => path.split('.')[0] === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!apply.isPending) apply.mutate({ body: { email, interests: chosen, why } });
  }
  if (apply.data && !apply.data.confirmed)
    return (
      <Notice tone="success" title="Check your inbox">
        We sent an e-mail to {email}. Open its link to confirm your place in the queue.
      </Notice>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-muted">
        {waiting === 0
          ? 'The queue is empty right now.'
          : waiting === 1
            ? 'One person is waiting.'
            : `${waiting} people are waiting.`}
      </p>
      <Field label="E-mail address" error={wrongWith('email')} required>
        <Input
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">What would you like to try first?</legend>
        <div className="grid sm:grid-cols-2">
          {interests.map((interest) => (
            <Checkbox
              key={interest}
              label={interestWords[interest]}
              checked={chosen.includes(interest)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, interest] : chosen.filter((one) => one !== interest))
              }
            />
          ))}
        </div>
        {wrongWith('interests') && (
          <p className="text-sm font-medium text-danger">{wrongWith('interests')}</p>
        )}
      </fieldset>
      <Field label="What would you use it for?" optional error={wrongWith('why')}>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={longestWhy}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
      {apply.error && issues.length === 0 && <Notice tone="error">{wordsOf(apply.error)}</Notice>}
      <p>
        <Button type="submit" pending={apply.isPending}>
          Apply
        </Button>
      </p>
    </form>
  );
}
