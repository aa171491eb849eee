import { useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { longestPanelName } from '../../contract.ts';

interface NameFormProps {
  label: string;
  first?: string;
  error: Error | null;
  pending: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Ready to be typed over. */
const selectAll = (field: HTMLInputElement | null) => field?.select();

/** The name of a panel, new or changed. */
export function NameForm({ label, first = '', error, pending, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(first);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field label={label} error={error ? wordsOf(error) : undefined}>
        <Input
          ref={selectAll}
          maxLength={longestPanelName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending} disabled={name.trim() === ''}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
