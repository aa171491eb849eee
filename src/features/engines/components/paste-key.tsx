import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { providerIds, providerTitles, type ProviderId } from '#kit/ai/engine.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { addOwnKey, listOwnKeys, type OwnKey } from '../contract.ts';
import { recogniseKey } from '../recognise-key.ts';
import { ModelPrices } from './model-prices.tsx';

const back = { return_url: href('/ai-models/connect') };

/** One field: whose key it is is read from its form, it is tested at once, and its models are shown with their prices. */
export function PasteKey() {
  const { data: user } = useQuery(query(currentUser));
  if (!user)
    return (
      <Notice
        title="A key needs an account"
        action={
          <span className="flex flex-wrap gap-2">
            <Button asChild size="sm">
              <Link to={href('/register', back)}>Create account</Link>
            </Button>
            <Button asChild size="sm" variant="secondary">
              <Link to={href('/login', back)}>Sign in</Link>
            </Button>
          </span>
        }
      >
        Your key is kept encrypted with your account, and only you use it. Then you can paste it here.
      </Notice>
    );
  return <KeyForm isAdmin={user.isAdmin} />;
}

function KeyForm({ isAdmin }: { isAdmin: boolean }) {
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<Exclude<ProviderId, 'compatible'> | ''>('');
  const [added, setAdded] = useState<OwnKey>();
  const recognised = recogniseKey(key);
  const provider = recognised?.provider ?? (chosen || undefined);
  const isUnknown = key.trim().length >= 8 && !recognised;
  const add = useCall(addOwnKey, {
    refreshes: [listOwnKeys, listEngines],
    onSuccess: (result) => {
      setAdded(result);
      setKey('');
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending || !provider) return;
    setAdded(undefined);
    add.mutate({
      body: {
        provider,
        key: key.trim(),
        models: [],
        ...(recognised?.baseUrl ? { baseUrl: recognised.baseUrl, name: recognised.name } : {}),
      },
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        label="Key"
        hint={recognised ? `This is a key of ${recognised.name}.` : 'The provider is recognised by its form.'}
        error={issueOf(add.error, 'key')}
      >
        <Input
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
            // What was wrong with another key says nothing about this one.
            add.reset();
          }}
        />
      </Field>
      {isUnknown && (
        <Field label="From" hint="The form of this key doesn’t say whose it is.">
          <Select value={chosen} onChange={({ target }) => setChosen(target.value as typeof chosen)}>
            <option value="">Choose…</option>
            {providerIds
              .filter((id) => id !== 'compatible')
              .map((id) => (
                <option key={id} value={id}>
                  {providerTitles[id]}
                </option>
              ))}
          </Select>
        </Field>
      )}
      <Failure error={add.error} besides={['key']} />
      <div>
        <Button type="submit" pending={add.isPending} aria-disabled={!provider}>
          Test and save
        </Button>
      </div>
      {added && (
        <Notice tone="success" title={`“${added.name}” works. Your tools use it from now on.`}>
          <ModelPrices of={`own:${added.id}/`} />
        </Notice>
      )}
      <p className="text-sm text-muted">
        It’s tested with one short question, kept encrypted and never shown again. Your own server with an
        address is added under <Link to={href('/settings', { tab: 'engines' })}>Settings, Engines</Link>.
        {isAdmin &&
          ` To give a model to everyone on this site, set ${recognised?.variable ?? 'a key such as OPENAI_API_KEY'} in the settings of the server and restart it.`}
      </p>
    </form>
  );
}
