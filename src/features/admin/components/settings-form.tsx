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
      <Registration open={settings.registrationOpen} />
      <Announcement current={settings.announcement} />
    </>
  );
}

function Registration({ open }: { open: boolean }) {
  const change = useCall(changeOwnerSettings, { refreshes: [ownerSettings] });
  const onError = (error: Error) =>
    toast({ variant: 'destructive', title: 'The setting was not saved', description: wordsOf(error) });
  return (
    <Switch
      label="New people can create an account"
      hint="Those who have one can always sign in."
      checked={change.variables?.body.registrationOpen ?? open}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate(
          { body: { registrationOpen: event.target.checked } },
          { onError, onSettled: change.reset },
        )
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
        hint="One line on top of every page, for everyone."
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
