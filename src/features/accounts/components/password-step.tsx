import type { ReactNode } from 'react';
import { z } from 'zod';
import { call } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { login } from '../contract.ts';
import { givenPassword, usernameOrEmail } from '../fields.ts';
import { messages } from './messages.ts';
import { ticked } from './read-form.ts';
import { useForm, type FormState } from './use-form.ts';

const schema = z.object({
  usernameOrEmail,
  password: givenPassword,
  rememberMe: ticked,
});

interface PasswordStepProps {
  onSuccess: (outcome: { secondFactor: boolean }) => void;
  onState: (state: FormState) => void;
  /** The way to a new password: a link on a page, a tab in a dialog. */
  forgot: ReactNode;
  /** Filled in. */
  email?: string | undefined;
}

export function PasswordStep({ onSuccess, onState, forgot, email }: PasswordStepProps) {
  const form = useForm({
    schema,
    words: { unanswered: messages.loginUnanswered },
    onState,
    async send(body) {
      const answer = await call(login, { body });
      if (answer.success || answer.secondFactor) onSuccess({ secondFactor: answer.secondFactor ?? false });
      return answer.secondFactor ? undefined : answer;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <Field label="Username or e-mail" required error={form.errors.usernameOrEmail}>
        <Input
          name="usernameOrEmail"
          defaultValue={email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Password" required error={form.errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Checkbox name="rememberMe" label="Remember me" />
        {forgot}
      </div>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" size="lg" pending={form.pending}>
        Sign in
      </Button>
    </form>
  );
}
