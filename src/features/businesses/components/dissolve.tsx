import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { actAs } from '#kit/businesses/acting-tab.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { isBelow } from '#kit/contract/query-key.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { dissolveBusiness, listBusinesses, type BusinessView } from '../contract.ts';

export function Dissolve({ business }: { business: BusinessView }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="danger">Dissolve {business.name}</Button>
      </DialogTrigger>
      <DialogContent
        title={`Dissolve ${business.name}?`}
        description="This cannot be undone, by you or by us."
      >
        <DissolveForm business={business} />
      </DialogContent>
    </Dialog>
  );
}

function DissolveForm({ business: { id, handle } }: { business: BusinessView }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const client = useQueryClient();
  const dissolve = useCall(dissolveBusiness, {
    async onSuccess() {
      actAs(null);
      await navigate(href('/business/my-businesses'));
      // After leaving: what was shown here is no more.
      await client.invalidateQueries({ predicate: isBelow(listBusinesses.path) });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!dissolve.isPending) dissolve.mutate({ params: { businessId: id }, body: { handle: typed } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={
          <>
            Type the handle, <strong className="select-all">{handle}</strong>, to confirm
          </>
        }
        error={issueOf(dissolve.error, 'handle')}
        required
      >
        <Input
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Failure error={dissolve.error} besides={['handle']} />
      <DialogFooter className="mt-2">
        <Button
          type="submit"
          variant="danger"
          pending={dissolve.isPending}
          disabled={typed.trim().toLowerCase() !== handle}
        >
          Dissolve permanently
        </Button>
      </DialogFooter>
    </form>
  );
}
