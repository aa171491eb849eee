import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { HttpError } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { closeCall, joinTesters, leaveTesters, openCall, type Experiment } from '../contract.ts';
import { longestCall, mostTesters } from '../limits.ts';
import { refreshes } from '../use-experiment.ts';
import { several } from '../words.ts';
import { PersonName } from '#social/people/person-name.tsx';

interface CallCardProps {
  experiment: Experiment;
  signedIn: boolean;
}

/** Whether testers are looked for, what they are asked to do, and joining or leaving. */
export function CallCard({ experiment, signedIn }: CallCardProps) {
  const { call, mine, testers, testedBy } = experiment;
  return (
    <Card asChild field={call?.isOpen ? 'leaf' : 'sunken'}>
      <section className="grid gap-3">
        <h2 className="text-xl">{call?.isOpen ? 'Testers wanted' : 'Testers'}</h2>
        {call ? (
          <>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {call.text}
            </p>
            <p className="text-sm text-muted">{placesWords(experiment)}</p>
          </>
        ) : (
          <p className="text-muted">
            {testers > 0
              ? `${several(testers, 'tester')}. Not looking for more at the moment.`
              : 'Not looking for testers at the moment.'}
          </p>
        )}
        {mine ? <OwnCall experiment={experiment} /> : <Joining experiment={experiment} signedIn={signedIn} />}
        {mine && testedBy.length > 0 && (
          <ul aria-label="Testers" className="grid gap-2 border-t border-line pt-3">
            {testedBy.map((person) => (
              <li key={person.handle ?? person.name}>
                <PersonName person={person} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function placesWords({ call, testers }: Experiment) {
  const { most, until, isOpen } = call!;
  const places = most === null ? several(testers, 'tester') : `${testers} of ${several(most, 'place')} taken`;
  const day =
    until &&
    new Date(until).toLocaleDateString('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  return [places, day && (isOpen ? `join until ${day}` : `ended ${day}`)].filter(Boolean).join(' · ');
}

function Joining({ experiment: { id, call, isTester }, signedIn }: CallCardProps) {
  const { pathname } = useLocation();
  const join = useCall(joinTesters, { refreshes });
  const leave = useCall(leaveTesters, { refreshes });
  const params = { id };
  if (isTester)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="font-medium">You’re a tester. We’ll notify you of new versions.</p>
        <Button
          size="sm"
          variant="secondary"
          pending={leave.isPending}
          onClick={() => leave.mutate({ params }, { onError: toastError })}
        >
          Leave
        </Button>
      </div>
    );
  if (!call?.isOpen) return null;
  if (!signedIn)
    return (
      <Button asChild size="sm" className="justify-self-start">
        <Link to={href('/login', { return_url: pathname })}>Sign in to join</Link>
      </Button>
    );
  return (
    <Button
      size="sm"
      className="justify-self-start"
      pending={join.isPending}
      onClick={() => join.mutate({ params }, { onError: toastError })}
    >
      Join as tester
    </Button>
  );
}

function OwnCall({ experiment }: { experiment: Experiment }) {
  const { id, call } = experiment;
  const [open, setOpen] = useState(false);
  const close = useCall(closeCall, { refreshes });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant={call ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {call ? 'Change' : 'Look for testers'}
      </Button>
      {call && (
        <Button
          size="sm"
          variant="ghost"
          pending={close.isPending}
          onClick={() => close.mutate({ params: { id } }, { onError: toastError })}
        >
          Stop looking
        </Button>
      )}
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          title="Look for testers"
          description="Followers are notified, and it’s listed in the lab."
        >
          <CallForm experiment={experiment} onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </div>
  );
}

function CallForm({ experiment: { id, call }, onDone }: { experiment: Experiment; onDone: () => void }) {
  const [text, setText] = useState(call?.text ?? '');
  const [most, setMost] = useState(call?.most?.toString() ?? '');
  const [until, setUntil] = useState(call?.until?.slice(0, 10) ?? '');
  const send = useCall(openCall, { refreshes, onSuccess: onDone });
  const issues = send.error instanceof HttpError ? send.error.issues : [];
  const wrongWith = (name: string) => issues.find(({ path }) => path === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    send.mutate({
      params: { id },
      body: {
        text,
        most: most.trim() === '' ? null : Number(most),
        // The whole of that day.
        until: until === '' ? null : `${until}T23:59:59Z`,
      },
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="What testers should do" error={wrongWith('text')} required>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={longestCall}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Maximum testers" hint="Leave empty for no limit." error={wrongWith('most')} optional>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostTesters}
            value={most}
            onChange={({ target }) => setMost(target.value)}
          />
        </Field>
        <Field
          label="Last day to join"
          hint="Leave empty for no end date."
          error={wrongWith('until')}
          optional
        >
          <Input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </div>
      {send.error && issues.length === 0 && <Notice tone="error">{wordsOf(send.error)}</Notice>}
      <DialogFooter className="mt-2">
        <Button type="submit" pending={send.isPending}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
