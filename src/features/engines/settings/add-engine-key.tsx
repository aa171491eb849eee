import { useState, type FormEvent } from 'react';
import { listEngines } from '#kit/ai/contract.ts';
import { addOwnKey, listOwnKeys } from '../contract.ts';
import { providerIds, providerTitles, type ProviderId } from '#kit/ai/engine.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';

interface AddEngineKeyProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddEngineKey({ open, onOpenChange }: AddEngineKeyProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Add a key">
        <KeyForm onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function KeyForm({ onDone }: { onDone: () => void }) {
  const [provider, setProvider] = useState<ProviderId>('openai');
  const [key, setKey] = useState('');
  const [baseUrl, setBaseUrl] = useState('');
  const [name, setName] = useState('');
  const [models, setModels] = useState('');
  const isOwnServer = provider === 'compatible';
  const add = useCall(addOwnKey, {
    refreshes: [listOwnKeys, listEngines],
    onSuccess: (added) => {
      toast({ title: `“${added.name}” works and has been saved` });
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate({
      body: {
        provider,
        key,
        models: models.split(/[\s,]+/).filter(Boolean),
        ...(name.trim() ? { name } : {}),
        ...(isOwnServer && baseUrl.trim() ? { baseUrl: baseUrl.trim() } : {}),
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="From">
        <Select value={provider} onChange={(event) => setProvider(event.target.value as ProviderId)}>
          <Options values={providerIds} labelOf={(id) => providerTitles[id]} />
        </Select>
      </Field>
      {isOwnServer && (
        <Field
          label="Address"
          hint="A server on the public internet, up to and including /v1."
          error={issueOf(add.error, 'baseUrl')}
          required
        >
          <Input
            type="url"
            inputMode="url"
            value={baseUrl}
            placeholder="https://models.example.org/v1"
            onChange={(event) => setBaseUrl(event.target.value)}
          />
        </Field>
      )}
      <Field
        label="Key"
        hint="We test it with one short question before saving."
        error={issueOf(add.error, 'key')}
        required={!isOwnServer}
        optional={isOwnServer}
      >
        <Input
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </Field>
      <Field label="Name" hint="To tell your keys apart." error={issueOf(add.error, 'name')} optional>
        <Input
          value={name}
          maxLength={60}
          placeholder={isOwnServer ? 'My server' : providerTitles[provider]}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field
        label="Models"
        hint="Leave empty for the default models. Separate with commas."
        error={issueOf(add.error, 'models')}
        optional
      >
        <Input
          value={models}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setModels(event.target.value)}
        />
      </Field>
      <Failure error={add.error} besides={['key', 'baseUrl', 'name', 'models']} />
      <DialogFooter className="mt-2">
        <Button type="submit" pending={add.isPending}>
          Test and save
        </Button>
      </DialogFooter>
    </form>
  );
}
