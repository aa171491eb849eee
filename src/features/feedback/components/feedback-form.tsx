import Send from 'lucide-react/icons/send';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { feedbackTextHeight, feedbackTypes, longestFeedback } from '../contract.ts';
import { feedbackKinds } from '../feedback-kinds.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import type { FeedbackForm as Form } from './use-feedback-form.ts';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';

/** From here on it is worth saying how much still fits. */
const nearlyFull = longestFeedback * 0.9;

const options = feedbackTypes.map((value) => {
  const { label, hint, Icon } = feedbackKinds[value];
  return {
    value,
    label,
    hint,
    picture: (
      <span className="hidden size-10 place-items-center rounded-lg bg-sunken text-bamboo-deep sm:grid">
        <Icon aria-hidden className="size-5" />
      </span>
    ),
  };
});

export function FeedbackForm({ form, isMember }: { form: Form; isMember: boolean }) {
  const { ask, help } = feedbackKinds[form.type];
  return (
    <form
      noValidate
      aria-label="Feedback"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <NeedsScripts />
      <RadioCards
        legend="What is it about?"
        name="type"
        options={options}
        value={form.type}
        onValueChange={form.setType}
      />
      <Field
        label={ask}
        required
        hint={form.text.length > nearlyFull ? `${form.text.length} of ${longestFeedback} characters` : help}
      >
        <Textarea
          name="feedback"
          rows={6}
          maxLength={longestFeedback}
          value={form.text}
          onChange={(event) => form.setText(event.target.value)}
          className={cn(feedbackTextHeight)}
        />
      </Field>
      <ScreenshotField screenshot={form.screenshot} />
      <Field
        label="E-mail"
        optional
        error={form.emailProblem}
        hint={
          isMember
            ? 'We’ll reply here, and by e-mail if your address is confirmed. Enter another address to use that instead.'
            : 'Only if you’d like a reply. We won’t use it for anything else.'
        }
      >
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => form.setEmail(event.target.value)}
          className="sm:max-w-sm"
        />
      </Field>
      <div>
        <Button type="submit" disabled={!form.canSubmit} pending={form.state === 'pending'}>
          <Send aria-hidden />
          Send feedback
        </Button>
      </div>
    </form>
  );
}
