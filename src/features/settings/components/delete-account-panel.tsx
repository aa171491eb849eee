import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { goodbyeParam } from '#kit/auth/goodbye-param.ts';
import { deleteAccount } from '../privacy-contract.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function DeleteAccountPanel() {
  const { data: user } = useQuery(query(currentUser));
  return (
    <Panel
      danger
      title="Delete account"
      lede="Permanently deletes your account and everything in it. Export your data first if you want to keep it."
    >
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="danger" disabled={!user}>
            Delete my account
          </Button>
        </DialogTrigger>
        <DialogContent title="Delete your account?" description="This can’t be undone.">
          {user && <DeleteForm word={user.handle ?? user.email} isHandle={user.handle !== null} />}
        </DialogContent>
      </Dialog>
    </Panel>
  );
}

function DeleteForm({ word, isHandle }: { word: string; isHandle: boolean }) {
  const [confirmation, setConfirmation] = useState('');
  const remove = useCall(deleteAccount, {
    // A whole new page: nothing that was shown before may linger.
    onSuccess: () => location.assign(`/?${goodbyeParam}=deleted`),
  });
  const matches = confirmation.trim().toLowerCase() === word.toLowerCase();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (matches && !remove.isPending) remove.mutate({ body: { confirmation } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ul className="grid list-disc gap-1 pl-5">
        <li>Your profile, files, conversations and feedback are erased.</li>
        <li>Your comments on other people’s work stay, without your name.</li>
        <li>Questions and answers you posted stay, without your name.</li>
        <li>You are signed out everywhere and your API keys stop working.</li>
        <li>Your handle becomes available to others.</li>
        <li>
          A business you own goes to its longest-serving admin. If there’s no admin, members have two weeks to
          take it over before it’s dissolved.
        </li>
      </ul>
      <Field
        label={
          <>
            Type {isHandle ? 'your handle' : 'your address'}, <strong className="select-all">{word}</strong>,
            to confirm
          </>
        }
        error={issueOf(remove.error, 'confirmation')}
        required
      >
        <Input
          value={confirmation}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </Field>
      <Failure error={remove.error} besides={['confirmation']} />
      <DialogFooter className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="danger" pending={remove.isPending} disabled={!matches}>
          Delete permanently
        </Button>
      </DialogFooter>
    </form>
  );
}
