import { useState } from 'react';
import { z } from 'zod';
import { call } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { loginSecondFactor } from '../contract.ts';
import { messages } from './messages.ts';
import { ticked } from './read-form.ts';
import { useForm, type FormState } from './use-form.ts';

/** Apps show the six digits in two groups, and people copy the gap along. */
const digits = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six-digit code from your app.'));

const kinds = {
  app: {
    schema: z.object({ code: digits, trustDevice: ticked }),
    label: 'Code from your app',
    lede: 'Open your authenticator app and enter the code it shows for this account.',
    input: {
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
      maxLength: 9,
      className: 'text-xl tracking-[0.3em]',
    },
    other: 'Use a backup code',
  },
  backup: {
    schema: z.object({
      code: z
        .string()
        .trim()
        .min(6, 'Enter one of your backup codes.')
        .max(40, 'That’s too long for a backup code.'),
      trustDevice: ticked,
    }),
    label: 'Backup code',
    lede: 'Each backup code works once. You saved them when you turned on two-factor.',
    input: { autoComplete: 'off' },
    other: 'Use the code from my app',
  },
} as const;

interface SecondFactorStepProps {
  onSuccess: () => void;
  onState: (state: FormState) => void;
  onBack: () => void;
}

export function SecondFactorStep({ onBack, ...props }: SecondFactorStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-2xl">One more step</h2>
        <p className="text-muted">{kinds[kind].lede}</p>
      </div>
      <CodeForm key={kind} kind={kind} {...props} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Button variant="link" onClick={() => setKind(kind === 'app' ? 'backup' : 'app')}>
          {kinds[kind].other}
        </Button>
        <Button variant="link" onClick={onBack}>
          Start over
        </Button>
      </div>
    </div>
  );
}

interface CodeFormProps extends Omit<SecondFactorStepProps, 'onBack'> {
  kind: keyof typeof kinds;
}

function CodeForm({ kind, onSuccess, onState }: CodeFormProps) {
  const { schema, label, input } = kinds[kind];
  const form = useForm({
    schema,
    words: { unanswered: messages.loginUnanswered },
    onState,
    async send(body) {
      const answer = await call(loginSecondFactor, { body });
      if (answer.success) onSuccess();
      return answer;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <Field label={label} required error={form.errors.code}>
        <Input ref={focus} name="code" autoCapitalize="none" spellCheck={false} {...input} />
      </Field>
      <Checkbox name="trustDevice" label="Trust this device" hint="Only on your own device." />
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" size="lg" pending={form.pending}>
        Finish signing in
      </Button>
    </form>
  );
}

/** The step appears by the person's own doing, and this is all there is to do in it. */
function focus(input: HTMLInputElement | null) {
  input?.focus();
}
