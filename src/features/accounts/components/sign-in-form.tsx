import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { passkeyLogin, signInOptions } from '../contract.ts';
import { Divider } from './divider.tsx';
import { GoogleButton } from './google-button.tsx';
import { loginReloadDelay, messages } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeySupport } from './passkey.ts';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import type { FormState } from './use-form.ts';

interface SignInFormProps {
  /** Where Google brings one back to: the current path and query, unless one was on the way elsewhere. */
  returnUrl: string;
  forgot: ReactNode;
  /** Filled in for whoever comes by an email to it. */
  email?: string;
  /** Google has vouched for the person, and the code is still missing. */
  secondFactorOnly?: boolean;
  /** A moment after success; the default shows the current page anew. */
  onSignedIn?: () => void;
  onState?: (state: FormState) => void;
}

/** Every way in. Knows nothing of the page or dialog around it. */
export function SignInForm(props: SignInFormProps) {
  const { returnUrl, forgot, email, secondFactorOnly = false, onSignedIn = reload, onState } = props;
  const { data: options } = useQuery(query(signInOptions));
  const passkeys = usePasskeySupport();
  const [step, setStep] = useState<'password' | 'second-factor' | 'done'>(
    secondFactorOnly ? 'second-factor' : 'password',
  );
  const [failure, setFailure] = useState('');

  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(() => goOn(), loginReloadDelay);
    return () => clearTimeout(timer);
  }, [step]);

  function go(next: typeof step) {
    setStep(next);
    onState?.(next === 'done' ? 'done' : 'idle');
  }

  function report(state: FormState, words = '') {
    setFailure(words);
    // A right password may be only half of the way; `go` knows.
    if (state !== 'done') onState?.(state);
  }

  if (step === 'done') return <Notice tone="success">{messages.loginSucceeded}</Notice>;
  if (step === 'second-factor')
    return <SecondFactorStep onSuccess={() => go('done')} onState={report} onBack={() => go('password')} />;
  return (
    <div className="grid gap-5">
      <PasswordStep
        forgot={forgot}
        email={email}
        onState={report}
        onSuccess={({ secondFactor }) => go(secondFactor ? 'second-factor' : 'done')}
      />
      {(options?.google || passkeys) && <Divider>or</Divider>}
      {failure && <Notice tone="error">{failure}</Notice>}
      {options?.google && <GoogleButton returnUrl={returnUrl}>Continue with Google</GoogleButton>}
      <PasskeyButton
        unanswered={messages.loginUnanswered}
        onState={report}
        send={async (response) => {
          await call(passkeyLogin, { body: { response } });
          go('done');
        }}
      >
        Use a passkey
      </PasskeyButton>
    </div>
  );
}

function reload() {
  window.location.reload();
}
