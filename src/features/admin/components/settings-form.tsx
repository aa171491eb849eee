import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { longestAnnouncement, type OwnerSettingsValues } from '#kit/owner-settings/values.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { toast } from '#kit/ui/toast.ts';
import { changeOwnerSettings, ownerSettings } from '../contract.ts';

export function SettingsForm({ settings }: { settings: OwnerSettingsValues }) {
  return (
    <>
      <SettingSwitch
        name="registrationOpen"
        label="Allow new sign-ups"
        hint="Existing members can always sign in."
        current={settings.registrationOpen}
      />
      <SettingSwitch
        name="galleryExamples"
        label="Show examples in the gallery"
        hint="Demo pieces of our own. They disappear once members have published 40."
        current={settings.galleryExamples}
      />
      <Announcement current={settings.announcement} />
    </>
  );
}

interface SettingSwitchProps {
  name: 'registrationOpen' | 'galleryExamples';
  label: string;
  hint: string;
  current: boolean;
}

function SettingSwitch({ name, label, hint, current }: SettingSwitchProps) {
  const change = useCall(changeOwnerSettings, { refreshes: [ownerSettings] });
  const onError = (error: Error) =>
    toast({ variant: 'destructive', title: 'The setting was not saved', description: wordsOf(error) });
  return (
    <Switch
      label={label}
      hint={hint}
      checked={change.variables?.body[name] ?? current}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate({ body: { [name]: event.target.checked } }, { onError, onSettled: change.reset })
      }
    />
  );
}

function Announcement({ current }: { current: string }) {
  const [text, setText] = useState(current);
  const change = useCall(changeOwnerSettings, {
    refreshes: [ownerSettings],
    onSuccess: ({ announcement }) =>
      toast({ title: announcement ? 'Announcement published' : 'Announcement removed' }),
  });
  const save = (announcement: string) => {
    setText(announcement);
    change.mutate({ body: { announcement } });
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim());
      }}
    >
      <Field
        label="Announcement"
        optional
        hint="One line at the top of every page, for everyone."
        error={change.error && wordsOf(change.error)}
      >
        <Input
          maxLength={longestAnnouncement}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={text.trim() === current} pending={change.isPending}>
          Save announcement
        </Button>
        {current && (
          <Button size="sm" variant="ghost" disabled={change.isPending} onClick={() => save('')}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
