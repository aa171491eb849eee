import { useState } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { href } from '#kit/href.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ResetForm } from '../components/reset-form.tsx';
import type { FormState } from '../components/use-form.ts';
import { signInOptions } from '../contract.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [signInOptions]);
}

export default function ForgotPassword() {
  const [state, setState] = useState<FormState>('idle');
  return (
    <AuthFrame
      title="Forgotten your password?"
      lede="Enter your username or e-mail, and we’ll send a reset link to your account’s address."
      state={state}
      mood={state === 'idle' ? 'listen' : undefined}
      aside={
        <p className="text-muted">
          Remembered it? <Link to={href('/login')}>Sign in</Link>
        </p>
      }
    >
      <ResetForm onState={setState} />
    </AuthFrame>
  );
}
