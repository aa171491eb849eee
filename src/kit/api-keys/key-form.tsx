import { useState, type FormEvent } from 'react';
import { keyScopes, type KeyScope } from '#kit/contract/endpoint.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { NewKey } from './fields.ts';
import type { NewKeyDialogProps } from './new-key.tsx';

const lifetimes = [
  { days: 30, label: 'In 30 days' },
  { days: 90, label: 'In 90 days' },
  { days: 365, label: 'In a year' },
  { days: null, label: 'Never' },
];

interface KeyFormProps extends Pick<
  NewKeyDialogProps,
  'scopeWords' | 'scope' | 'placeholder' | 'pending' | 'error'
> {
  onSubmit: (key: NewKey) => void;
}

export function KeyForm({ scopeWords, scope, placeholder, pending, error, onSubmit }: KeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>([scope]);
  const [lifetime, setLifetime] = useState('90');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSubmit({ name, scopes, expiresInDays: lifetime === '' ? null : Number(lifetime) });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" hint="What you’ll use it for." error={issueOf(error, 'name')} required>
        <Input
          value={name}
          maxLength={60}
          placeholder={placeholder}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">Permissions</legend>
        {keyScopes.map((one) => (
          <Checkbox
            key={one}
            label={scopeWords[one].label}
            hint={scopeWords[one].hint}
            checked={scopes.includes(one)}
            onChange={({ target: { checked } }) =>
              setScopes(keyScopes.filter((other) => (other === one ? checked : scopes.includes(other))))
            }
          />
        ))}
        {issueOf(error, 'scopes') && (
          <p className="text-sm font-medium text-danger">{issueOf(error, 'scopes')}</p>
        )}
      </fieldset>
      <Field label="Expires">
        <Select value={lifetime} onChange={(event) => setLifetime(event.target.value)}>
          {lifetimes.map(({ days, label }) => (
            <option key={label} value={days ?? ''}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Failure error={error} besides={['name', 'scopes']} />
      <DialogFooter className="mt-2">
        <Button type="submit" pending={pending}>
          Create key
        </Button>
      </DialogFooter>
    </form>
  );
}
