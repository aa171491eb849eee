import { useState, type FormEvent } from 'react';
import { currentUser } from '#features/accounts/contract.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { keyScopes, type KeyScope } from '#kit/contract/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { createKey, listKeys } from '../credentials-contract.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { scopeWords } from './scope-words.ts';

const lifetimes = [
  { days: 30, label: 'In 30 days' },
  { days: 90, label: 'In 90 days' },
  { days: 365, label: 'In a year' },
  { days: null, label: 'Never' },
];

interface CreateKeyProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateKey({ open, onOpenChange }: CreateKeyProps) {
  const [secret, setSecret] = useState<string>();

  function change(next: boolean) {
    onOpenChange(next);
    if (!next) setSecret(undefined);
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent title={secret ? 'Your new key' : 'New API key'}>
        {secret ? <NewSecret secret={secret} onDone={() => change(false)} /> : <KeyForm onMade={setSecret} />}
      </DialogContent>
    </Dialog>
  );
}

function KeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['account:read']);
  const [lifetime, setLifetime] = useState('90');
  const create = useCall(createKey, { refreshes: [listKeys], onSuccess: ({ secret }) => onMade(secret) });

  function toggle(scope: KeyScope, on: boolean) {
    setScopes(keyScopes.filter((one) => (one === scope ? on : scopes.includes(one))));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate({ body: { name, scopes, expiresInDays: lifetime === '' ? null : Number(lifetime) } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" hint="What you will use it for." error={issueOf(create.error, 'name')} required>
        <Input
          value={name}
          maxLength={60}
          placeholder="My script"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">It may</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope].label}
            hint={scopeWords[scope].hint}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
        {issueOf(create.error, 'scopes') && (
          <p className="text-sm font-medium text-danger">{issueOf(create.error, 'scopes')}</p>
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
      <Failure error={create.error} besides={['name', 'scopes']} />
      <DialogFooter className="mt-2">
        <Button type="submit" pending={create.isPending}>
          Create key
        </Button>
      </DialogFooter>
    </form>
  );
}

function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <Notice tone="warning" title="Copy it now">
        It is shown only once. We keep only a fingerprint of it.
      </Notice>
      <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
        <code className="min-w-0 flex-1 basis-60 wrap-anywhere select-all">{secret}</code>
        <CopyButton value={secret} label="Copy key" />
      </div>
      <CodeBlock
        title="Try it in a terminal"
        code={`curl -H "Authorization: Bearer ${secret}" \\\n  ${location.origin}${currentUser.path}`}
      />
      <DialogFooter className="mt-2">
        <Button onClick={onDone}>I have saved it</Button>
      </DialogFooter>
    </div>
  );
}
