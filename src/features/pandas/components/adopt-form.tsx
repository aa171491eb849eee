import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { choiceAddress, readChoice } from '../choice-in-address.ts';
import { adoptPanda, ownPandas, type AdoptedPanda } from '../contract.ts';
import { pandaName } from '../fields.ts';
import { LookForm } from './look-form.tsx';
import { NameField } from './name-field.tsx';
import { PandaPortrait } from './panda-portrait.tsx';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';

interface AdoptFormProps {
  signedIn: boolean;
  onAdopted: (panda: AdoptedPanda) => void;
}

/** Choosing and naming. Guests do all of it, too; only keeping the panda needs an account. */
export function AdoptForm({ signedIn, onAdopted }: AdoptFormProps) {
  const [search] = useSearchParams();
  const [{ look, name }, setChoice] = useState(() => readChoice(search));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const adopt = useCall(adoptPanda, { refreshes: [ownPandas, currentUser], onSuccess: onAdopted });

  const checked = pandaName.safeParse(name);
  const mistake = isSubmitted && !checked.success ? checked.error.issues[0]!.message : undefined;
  const called = name.trim() || 'your panda';
  const back = choiceAddress({ look, name });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (checked.success) adopt.mutate({ body: { name: checked.data, look } });
  }

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="grid content-end justify-items-center rounded-panel bg-leaf px-6 pt-12 lg:sticky lg:top-24 lg:min-h-[36rem] lg:self-start">
        <PandaPortrait
          look={look}
          mood={adopt.isPending ? 'think' : name.trim() ? 'wave' : 'idle'}
          size={290}
          className="w-64 lg:w-84"
          name={called}
        />
        <p className="py-5 font-display text-3xl font-bold tracking-[-0.03em]">
          {name.trim() || <span className="text-muted">No name yet</span>}
        </p>
      </div>
      <form onSubmit={submit} noValidate className="grid content-start gap-7">
        <NeedsScripts />
        <LookForm look={look} onChange={(look) => setChoice({ look, name })} />
        <NameField value={name} onChange={(name) => setChoice({ look, name })} error={mistake} />
        {adopt.error && <Notice tone="error">{wordsOf(adopt.error)}</Notice>}
        <p className="text-sm text-muted">
          Adopting doesn’t put you in any public list. You choose that in Settings, Privacy.
        </p>
        {signedIn ? (
          <Button type="submit" size="lg" pending={adopt.isPending} className="justify-self-start">
            Adopt {called}
          </Button>
        ) : (
          <div className="grid gap-4 rounded-card bg-sunken p-5">
            <p>You need an account to keep a panda. Your choices are saved, and it’s free.</p>
            <div className="flex flex-wrap gap-3">
              <Button asChild>
                <Link to={href('/register', { return_url: back })}>Create an account</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={href('/login', { return_url: back })}>Sign in</Link>
              </Button>
            </div>
          </div>
        )}
      </form>
    </div>
  );
}
