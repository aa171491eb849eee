import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { forgotPassword, signInOptions } from '../contract.ts';
import { usernameOrEmail } from '../fields.ts';
import { messages } from './messages.ts';
import { useForm, type FormState } from './use-form.ts';

const schema = z.object({ usernameOrEmail });

/** Asks for a link to a new password. Knows nothing of the page or dialog around it. */
export function ResetForm({ onState }: { onState?: (state: FormState) => void }) {
  const { data: options } = useQuery(query(signInOptions));
  const form = useForm({
    schema,
    words: { unanswered: messages.resetUnanswered, refused: messages.resetFailed },
    onState,
    send: (body) => call(forgotPassword, { body }),
  });
  if (form.state === 'done')
    return (
      <div className="grid justify-items-start gap-5">
        <Notice tone="success" className="w-full">
          {messages.resetSent}
        </Notice>
        <p className="text-muted">
          If there is an account for “{form.values.usernameOrEmail}”, the link in the e-mail works once, for
          one hour. Nothing after a few minutes? Check the spam folder, or try another address you may have
          used.
        </p>
        {options?.mailGoesOut === false && <OutboxNote />}
        <Button variant="secondary" onClick={form.reset}>
          Try another address
        </Button>
      </div>
    );
  return (
    <form {...form.props} className="grid gap-5">
      <Field label="Username or e-mail" required error={form.errors.usernameOrEmail}>
        <Input name="usernameOrEmail" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      {options?.mailGoesOut === false && <OutboxNote />}
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" size="lg" pending={form.pending}>
        Send link
      </Button>
    </form>
  );
}

function OutboxNote() {
  return (
    <Notice title="E-mail is not sent yet">
      This site doesn’t send e-mail yet. Ask its owner for the link.
    </Notice>
  );
}
