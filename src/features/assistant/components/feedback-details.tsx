import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { feedbackTextHeight, longestFeedback } from '#features/feedback/contract.ts';
import { optionalEmail } from '#features/feedback/fields.ts';

interface Draft {
  text: string;
  email: string;
}

interface FeedbackDetailsProps {
  label: string;
  sending: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onBack: () => void;
  onSubmit: () => void;
}

export function FeedbackDetails({ label, sending, draft, onDraft, onBack, onSubmit }: FeedbackDetailsProps) {
  const [problem, setProblem] = useState<string>();
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = optionalEmail.safeParse(draft.email);
    if (email.success) onSubmit();
    else setProblem(email.error.issues[0]!.message);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Button variant="link" size="sm" onClick={onBack} className="justify-self-start">
        <ArrowLeft aria-hidden />
        Something else
      </Button>
      <Field label={label} required>
        <Textarea
          ref={text}
          value={draft.text}
          maxLength={longestFeedback}
          onChange={(event) => onDraft({ ...draft, text: event.target.value })}
          className={cn('max-h-60', feedbackTextHeight)}
        />
      </Field>
      <Field label="E-mail" optional error={problem} hint="Only if you’d like a reply.">
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => {
            setProblem(undefined);
            onDraft({ ...draft, email: event.target.value });
          }}
        />
      </Field>
      <Button type="submit" disabled={draft.text.trim() === ''} pending={sending}>
        Send
      </Button>
    </form>
  );
}
