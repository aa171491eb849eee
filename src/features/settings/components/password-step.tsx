import { useState, type FormEvent } from 'react';
import { confirmPassword } from '#features/accounts/contract.ts';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { focusFirst } from './focus-first.ts';

interface PasswordStepProps {
  submitLabel: string;
  danger?: boolean;
  onPassword: (password: string) => Promise<unknown>;
}

/** Asks for the password once: it proves that it is you, and the next call wants it too. */
export function PasswordStep({ submitLabel, danger, onPassword }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (!password) return setFailure('Enter your password.');
    setPending(true);
    setFailure(undefined);
    try {
      await call(confirmPassword, { body: { password } });
      await onPassword(password);
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <form ref={focusFirst} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Your password" error={failure} required>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        pending={pending}
        className="sm:justify-self-end"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
