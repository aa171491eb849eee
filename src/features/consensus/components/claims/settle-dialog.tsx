import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import type { ConsensusContest } from '#features/consensus/data.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestNote } from '../../contract.ts';
import { supportWords } from '../../finding/support-words.ts';
import { plainWords } from './plain-words.ts';
import { useSettle } from './settling.ts';

/** Which side holds, and where that stands. */
export function SettleDialog({ contest }: { contest: ConsensusContest }) {
  const [open, setOpen] = useState(false);
  const { data: user } = useQuery(query(currentUser));
  const { pathname, search } = useLocation();
  if (!user)
    return (
      <Button asChild variant="link" size="sm">
        <Link to={href('/login', { return_url: pathname + search })}>Sign in to settle it with a source</Link>
      </Button>
    );
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          Settle it with a source
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Which side is right?"
        description="Your source and handle are shown next to the claim, including in shared links."
      >
        <SettleForm contest={contest} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function SettleForm({ contest, onDone }: { contest: ConsensusContest; onDone: () => void }) {
  const [side, setSide] = useState(contest.sides[0]!.id);
  const [source, setSource] = useState('');
  const [note, setNote] = useState('');
  const { settle, isPending, error } = useSettle(onDone);
  function submit(event: FormEvent) {
    event.preventDefault();
    settle({ contest: contest.id, side, source: source.trim(), ...(note.trim() ? { note } : {}) });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <RadioCards
        legend="Which side is right?"
        value={side}
        onValueChange={setSide}
        options={contest.sides.map(({ id, words, support }) => ({
          value: id,
          label: plainWords(words),
          hint: supportWords(support),
        }))}
      />
      <Field label="Source" required error={error ? wordsOf(error) : undefined}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
      </Field>
      <Field label="What it says" optional>
        <Textarea
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="min-h-20"
        />
      </Field>
      <DialogFooter className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" pending={isPending} disabled={source.trim() === ''}>
          Settle
        </Button>
      </DialogFooter>
    </form>
  );
}
