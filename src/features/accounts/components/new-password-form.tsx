import { z } from 'zod';
import { call, HttpError } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { resetPassword } from '../contract.ts';
import { password } from '../fields.ts';
import { messages } from './messages.ts';
import { passwordTwice } from './password-twice.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useForm, type FormState } from './use-form.ts';

const schema = passwordTwice(z.object({ password, confirmPassword: z.string() }));

interface NewPasswordFormProps {
  token: string;
  onChanged: () => void;
  /** The link is used up, too old, or was never ours. */
  onLinkRefused: (words: string) => void;
  onState?: (state: FormState) => void;
}

export function NewPasswordForm({ token, onChanged, onLinkRefused, onState }: NewPasswordFormProps) {
  const form = useForm({
    schema,
    words: { unanswered: messages.resetUnanswered, refused: messages.resetFailed },
    onState,
    async send(values) {
      try {
        const answer = await call(resetPassword, { body: { token, password: values.password } });
        if (answer.success) onChanged();
        return answer;
      } catch (error) {
        if (error instanceof HttpError && error.status === 400) onLinkRefused(error.words);
        throw error;
      }
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <Field
        label="New password"
        required
        error={form.errors.password}
        hint={<StrengthMeter password={form.values.password ?? ''} />}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm new password" required error={form.errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" size="lg" pending={form.pending}>
        Change password
      </Button>
    </form>
  );
}
