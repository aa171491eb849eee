import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { confirmMethods, confirmPasskey, confirmPassword } from '../contract.ts';
import { givenPassword } from '../fields.ts';
import { Divider } from './divider.tsx';
import { GoogleMark } from './google-mark.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeySupport } from './passkey.ts';
import { useForm } from './use-form.ts';

const unanswered = 'No response from the server. Check your connection and try again.';

/** Whichever ways this account has. */
export function ConfirmWays({ onProved }: { onProved: () => void }) {
  const { data: ways, error } = useQuery(query(confirmMethods));
  const passkeys = usePasskeySupport();
  const [failure, setFailure] = useState('');
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!ways)
    return (
      <div className="grid gap-5">
        <Skeleton className="h-19" />
        <Skeleton className="h-11 rounded-full" />
      </div>
    );
  const passkey = ways.passkey && passkeys;
  if (!ways.password && !passkey && !ways.google)
    return (
      <Notice tone="warning">
        This browser can’t confirm your account. Sign out, sign in again, then repeat the change.
      </Notice>
    );
  return (
    <div className="grid gap-5">
      {ways.password && <PasswordForm onProved={onProved} />}
      {ways.password && (passkey || ways.google) && <Divider>or</Divider>}
      {failure && <Notice tone="error">{failure}</Notice>}
      {ways.passkey && (
        <PasskeyButton
          unanswered={unanswered}
          onState={(_, words = '') => setFailure(words)}
          send={async (response) => {
            await call(confirmPasskey, { body: { response } });
            onProved();
          }}
        >
          Use a passkey
        </PasskeyButton>
      )}
      {ways.google && <AskGoogle />}
    </div>
  );
}

function PasswordForm({ onProved }: { onProved: () => void }) {
  const form = useForm({
    schema: z.object({ password: givenPassword }),
    words: { unanswered },
    async send(body) {
      const answer = await call(confirmPassword, { body });
      if (answer.success) onProved();
      return answer;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <Field label="Your password" required error={form.errors.password}>
        <PasswordInput ref={focus} name="password" autoComplete="current-password" />
      </Field>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" pending={form.pending}>
        Confirm
      </Button>
    </form>
  );
}

/** Google is another page, so what was being done here has to be done once more afterwards. */
function AskGoogle() {
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-2">
      <Button asChild variant="secondary" className="w-full">
        <a href={href('/auth/google', { confirm: 1, return_url: pathname + search })}>
          <GoogleMark />
          Confirm with Google
        </a>
      </Button>
      <p className="text-sm text-muted">You’ll come back to this page. Then repeat the change.</p>
    </div>
  );
}

/** The dialog took the focus while it was still looking for the ways. */
function focus(input: HTMLInputElement | null) {
  input?.focus();
}
