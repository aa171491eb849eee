import { z } from 'zod';
import { call } from '#kit/contract/call.ts';
import { nameIn } from '#kit/auth/names-in-password.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { register } from '../contract.ts';
import { email, handle, password } from '../fields.ts';
import { HandleField } from './handle-field.tsx';
import { messages } from './messages.ts';
import { passwordTwice } from './password-twice.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useForm, type FormState } from './use-form.ts';

const nameInPassword = (given: Record<string, unknown>) =>
  nameIn(String(given.password ?? ''), {
    product: '', // the server knows what it is called
    handle: String(given.username ?? '').trim(),
    email: String(given.email ?? '').trim(),
  });

const schema = passwordTwice(
  z.object({ username: handle, email, password, confirmPassword: z.string() }),
).refine((given) => nameInPassword(given) === undefined, {
  path: ['password'],
  error: ({ input }) => nameInPassword(input as Record<string, unknown>)!,
});

interface RegisterFormProps {
  /** Filled in for whoever comes by an email to it. */
  email?: string;
  onRegistered: () => void;
  onState?: (state: FormState) => void;
}

/** A new account. Knows nothing of the page or dialog around it. */
export function RegisterForm({ email: known, onRegistered, onState }: RegisterFormProps) {
  const form = useForm({
    schema,
    words: { unanswered: messages.registerUnanswered },
    onState,
    async send({ confirmPassword: _, ...body }) {
      const answer = await call(register, { body });
      if (answer.success) onRegistered();
      return answer;
    },
  });
  const { username = '', email: address = '', password: typed = '' } = form.values;
  if (form.state === 'done') return <Notice tone="success">Your account is ready. Let’s set it up…</Notice>;
  return (
    <form {...form.props} className="grid gap-5">
      <HandleField
        label="Username"
        name="username"
        value={username}
        error={form.errors.username}
        autoComplete="username"
      />
      <Field label="E-mail" required error={form.errors.email}>
        <Input
          name="email"
          type="email"
          defaultValue={known}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Password"
        required
        // Said with the key that makes it so: nobody would find out by themselves.
        error={form.errors.password ?? nameInPassword(form.values)}
        hint={<StrengthMeter password={typed} known={[username, address.split('@', 1)[0]!]} />}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" required error={form.errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" size="lg" pending={form.pending}>
        Create account
      </Button>
    </form>
  );
}
