import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { CheckingLink } from '../components/checking-link.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import type { FormState } from '../components/use-form.ts';
import { useLinkCheck } from '../components/use-link-check.ts';

type Outcome = { is: 'open' } | { is: 'changed' } | { is: 'refused'; words: string };

export default function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const link = useLinkCheck('reset-password', token);
  const [state, setState] = useState<FormState>('idle');
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });

  if (!token)
    return (
      <DeadLink
        title="This link is incomplete"
        lede="Part of the address is missing. Some mail apps break long links."
      >
        Open the link in the e-mail again, or paste all of it into the address bar. You can also request a new
        one.
      </DeadLink>
    );
  if (outcome.is === 'open' && link.isChecking) return <CheckingLink title="Choose a new password" />;
  if (outcome.is === 'refused' || (outcome.is === 'open' && link.isDead))
    return (
      <DeadLink
        title="This link no longer works"
        lede={outcome.is === 'refused' ? outcome.words : 'It was used, has expired, or is incomplete.'}
      >
        Links work once, for one hour, and only the newest is valid. Your password hasn’t changed.
      </DeadLink>
    );
  if (outcome.is === 'changed')
    return (
      <AuthFrame
        title="Password changed"
        lede="For your security, we signed you out on all devices."
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
      lede="Use a password you don’t use anywhere else. You’ll be signed out on all devices."
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
