import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { publicProfile } from '#features/profiles/contract.ts';
import { getProfile, updateProfile, type Profile } from '#features/settings/contract.ts';
import { profileFields } from '#features/settings/fields.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useForm } from './use-form.ts';

const schema = profileFields.pick({ about: true });
const longest = 500;

interface AboutFormProps {
  profile: Profile;
  onDraft: (draft: { about: string }) => void;
  onSaved: () => void;
  submit: string;
  children?: ReactNode;
}

export function AboutForm({ profile, onDraft, onSaved, submit, children }: AboutFormProps) {
  const update = useCall(updateProfile, { refreshes: [getProfile, publicProfile] });
  const form = useForm({
    schema,
    words: { unanswered: 'No response from the server. Check your connection and try again.' },
    async send(body) {
      await update.mutateAsync({ body });
      onSaved();
    },
  });
  const { about = profile.about } = form.values;
  const tell = useEffectEvent((draft: { about: string }) => onDraft(draft));
  useEffect(() => tell({ about }), [about]);
  return (
    <form {...form.props} className="grid gap-5">
      <Field
        label="About you"
        optional
        error={form.errors.about}
        hint={`What you do, what you like, what you’re looking for. ${Math.max(0, longest - about.trim().length)} characters left.`}
      >
        <Textarea name="about" defaultValue={profile.about} rows={6} />
      </Field>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
