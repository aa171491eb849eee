import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import type { FormState } from '../components/use-form.ts';

type Outcome = { is: 'open' } | { is: 'changed' } | { is: 'refused'; words: string };

export default function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [state, setState] = useState<FormState>('idle');
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });

  if (!token)
    return (
      <DeadLink
        title="This link is not complete"
        lede="A part of the address is missing. Some mail programs break long links in two."
      >
        Open the link in the e-mail again, or copy all of it into the address bar. You can also ask for a new
        one.
      </DeadLink>
    );
  if (outcome.is === 'refused')
    return (
      <DeadLink title="This link no longer works" lede={outcome.words}>
        A link works once, for one hour, and only the newest counts. Your password has not changed.
      </DeadLink>
    );
  if (outcome.is === 'changed')
    return (
      <AuthFrame
        title="Your password is changed"
        lede="Every device that was signed in has been signed out, to be safe."
        state="done"
      >
        <div className="grid gap-5">
          <Notice tone="success">Use the new password from now on.</Notice>
          <Button asChild size="lg">
            <Link to={href('/login')}>Sign in</Link>
          </Button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Choose a new password"
      lede="Choose one you use nowhere else. You will be signed out on all your devices."
      state={state}
    >
      <NewPasswordForm
        token={token}
        onState={setState}
        onChanged={() => setOutcome({ is: 'changed' })}
        onLinkRefused={(words) => setOutcome({ is: 'refused', words })}
      />
    </AuthFrame>
  );
}

function DeadLink({ title, lede, children }: { title: string; lede: string; children: string }) {
  return (
    <AuthFrame title={title} lede={lede} mood="sorry">
      <div className="grid gap-5">
        <p className="text-lg">{children}</p>
        <Button asChild size="lg">
          <Link to={href('/forgot-password')}>Send me a new link</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={href('/login')}>Back to sign-in</Link>
        </Button>
      </div>
    </AuthFrame>
  );
}
