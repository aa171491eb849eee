import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { publicProfile } from '#features/profiles/contract.ts';
import { getProfile, updateProfile, type Profile } from '#features/settings/contract.ts';
import { profileFields } from '#features/settings/fields.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { currentUser } from '#kit/auth/contract.ts';
import { HandleField } from './handle-field.tsx';
import { useForm } from './use-form.ts';

const schema = profileFields.pick({ name: true, handle: true });

interface NameFormProps {
  profile: Profile;
  /** What is typed right now, for a preview. */
  onDraft?: (draft: { name: string; handle: string }) => void;
  onSaved: () => void;
  submit: string;
  /** Buttons beside the main one. */
  children?: ReactNode;
}

export function NameForm({ profile, onDraft, onSaved, submit, children }: NameFormProps) {
  const update = useCall(updateProfile, { refreshes: [getProfile, publicProfile, currentUser] });
  const form = useForm({
    schema,
    words: { unanswered: 'No response from the server. Check your connection and try again.' },
    async send(body) {
      await update.mutateAsync({ body });
      onSaved();
    },
  });
  const { name = profile.name, handle = profile.handle ?? '' } = form.values;
  const tell = useEffectEvent((draft: { name: string; handle: string }) => onDraft?.(draft));
  useEffect(() => tell({ name, handle }), [name, handle]);
  return (
    <form {...form.props} className="grid gap-5">
      <Field label="Name" required error={form.errors.name} hint="Your display name.">
        <Input name="name" defaultValue={profile.name} autoComplete="name" maxLength={90} />
      </Field>
      <HandleField
        label="Handle"
        name="handle"
        value={handle}
        own={profile.handle}
        error={form.errors.handle}
      />
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
