import Plus from 'lucide-react/icons/plus';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { actAs } from '#kit/businesses/acting-tab.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { createBusiness, listBusinesses } from '../contract.ts';
import { handleFrom } from '../handle-from.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';

export function MakeBusiness() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden />
          New business
        </Button>
      </DialogTrigger>
      <DialogContent
        title="New business"
        description="You’ll be the owner. You can invite people afterwards."
      >
        <MakeForm />
      </DialogContent>
    </Dialog>
  );
}

function MakeForm() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const handle = typed ?? handleFrom(name);
  const make = useCall(createBusiness, {
    refreshes: [listBusinesses],
    onSuccess({ id }) {
      actAs({ id, name: name.trim() });
      void navigate(href('/business/:businessId/dashboard', { businessId: id }));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!make.isPending) make.mutate({ body: { name, handle } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" error={issueOf(make.error, 'name')} required>
        <Input
          value={name}
          maxLength={80}
          autoComplete="organization"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field
        label="Handle"
        hint="Letters, digits and hyphens. Must be unique."
        error={issueOf(make.error, 'handle')}
        required
      >
        <Input
          value={handle}
          maxLength={30}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Failure error={make.error} besides={['name', 'handle']} />
      <DialogFooter className="mt-2">
        <Button type="submit" pending={make.isPending}>
          Create business
        </Button>
      </DialogFooter>
    </form>
  );
}
