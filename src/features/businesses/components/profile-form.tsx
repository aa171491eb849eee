import { useState, type FormEvent } from 'react';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  changeBusiness,
  getBusiness,
  listBusinessActivity,
  listBusinesses,
  putBusinessPicture,
  type BusinessView,
} from '../contract.ts';

export function ProfileForm({ business }: { business: BusinessView }) {
  const params = { businessId: business.id };
  const [fields, setFields] = useState(() => {
    const { name, handle, about, address, publishers } = business;
    return { name, handle, about, address, publishers };
  });
  const refreshes = [getBusiness, listBusinesses, listBusinessActivity];
  const save = useCall(changeBusiness, { refreshes, onSuccess: () => toast({ title: 'Saved' }) });
  const picture = useCall(putBusinessPicture, { refreshes });
  const set = (field: 'name' | 'handle' | 'about' | 'address') => (event: { target: { value: string } }) =>
    setFields({ ...fields, [field]: event.target.value });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ params, body: fields });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={business.name} src={business.picture} size="lg" />
        <FileButton
          accept={['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']}
          onChoose={(file) => picture.mutate({ params, body: file })}
        >
          {picture.isPending ? 'Sending…' : 'Change picture'}
        </FileButton>
      </div>
      <Failure error={picture.error} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={issueOf(save.error, 'name')} required>
          <Input value={fields.name} maxLength={80} onChange={set('name')} />
        </Field>
        <Field label="Handle" error={issueOf(save.error, 'handle')} required>
          <Input
            value={fields.handle}
            maxLength={30}
            autoCapitalize="none"
            spellCheck={false}
            onChange={set('handle')}
          />
        </Field>
      </div>
      <Field
        label="About"
        hint="Shown on the business’s page once it publishes to the gallery."
        error={issueOf(save.error, 'about')}
        optional
      >
        <Textarea value={fields.about} rows={3} maxLength={500} onChange={set('about')} />
      </Field>
      <Field
        label="Address for invoices"
        hint="Printed on invoices. Invoices go to the owner’s e-mail address."
        error={issueOf(save.error, 'address')}
        optional
      >
        <Textarea
          value={fields.address}
          rows={3}
          maxLength={300}
          autoComplete="street-address"
          onChange={set('address')}
        />
      </Field>
      <Checkbox
        label="All members can publish to the gallery"
        hint="Published under the business’s name and picture. When off, only the owner and admins can publish."
        checked={fields.publishers === 'member'}
        onChange={({ target }) => setFields({ ...fields, publishers: target.checked ? 'member' : 'admin' })}
      />
      <Failure error={save.error} besides={['name', 'handle', 'about', 'address']} />
      <Button type="submit" className="justify-self-start" pending={save.isPending}>
        Save profile
      </Button>
    </form>
  );
}
