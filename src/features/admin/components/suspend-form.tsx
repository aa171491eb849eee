import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { longestReason, suspendUser, type UserDetail } from '../users-contract.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { userRefreshes } from './user-refreshes.ts';

interface SuspendFormProps {
  user: UserDetail;
  onDone: () => void;
}

export function SuspendForm({ user: { id, name }, onDone }: SuspendFormProps) {
  const [reason, setReason] = useState('');
  const suspend = useCall(suspendUser, {
    refreshes: userRefreshes,
    onSuccess() {
      toast({ title: `${name} is suspended`, description: 'Their sessions and API keys have ended.' });
      onDone();
    },
  });
  return (
    <form
      aria-label={`Suspend ${name}`}
      className="grid gap-4 rounded-card bg-blush p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) suspend.mutate({ params: { id }, body: { reason } });
      }}
    >
      <Field
        label={`Why is ${name} suspended?`}
        required
        hint="Only admins see this. They are signed out everywhere, and their API keys are deleted."
        error={suspend.error && wordsOf(suspend.error)}
      >
        <Textarea
          ref={focusOnMount}
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="min-h-20"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant="danger"
          disabled={!reason.trim()}
          pending={suspend.isPending}
        >
          Suspend
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
