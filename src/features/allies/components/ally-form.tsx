import Dices from 'lucide-react/icons/dices';
import { useState, type FormEvent } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestName, longestOpener, longestPurpose, longestVoice, mostOpeners } from '../limits.ts';
import { AllyPanda } from './ally-panda.tsx';
import { newSeed } from './new-seed.ts';
import { ToolChoice } from './tool-choice.tsx';

export interface AllyFields {
  name: string;
  purpose: string;
  voice: string;
  openers: string[];
  tools: string[];
  seed: string;
}

interface AllyFormProps {
  first: AllyFields;
  action: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (fields: AllyFields) => void;
}

/** Told before it is sent. */
function problemWith(openers: readonly string[]): string | undefined {
  if (openers.length > mostOpeners) return `That’s ${openers.length}. Keep up to ${mostOpeners}.`;
  const at = openers.findIndex((line) => line.length > longestOpener);
  return at < 0
    ? undefined
    : `Line ${at + 1} has ${openers[at]!.length} characters. Use at most ${longestOpener}.`;
}

/** Who an ally is, for making one and for changing it. */
export function AllyForm({ first, action, pending, error, onSubmit }: AllyFormProps) {
  const [fields, setFields] = useState(first);
  const [typed, setTyped] = useState(first.openers.join('\n'));
  const change = (some: Partial<AllyFields>) => setFields({ ...fields, ...some });
  const issues = error instanceof HttpError ? error.issues : [];
  const wrongWith = (name: string) => issues.find(({ path }) => path.split('.')[0] === name)?.message;
  const openers = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const wrongOpeners = problemWith(openers);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending && !wrongOpeners) onSubmit({ ...fields, openers });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="flex items-center gap-4">
        <AllyPanda seed={fields.seed} size={88} />
        <Button variant="secondary" size="sm" onClick={() => change({ seed: newSeed() })} type="button">
          <Dices aria-hidden /> New panda
        </Button>
      </div>
      <Field label="Name" error={wrongWith('name')} required>
        <Input
          dir="auto"
          maxLength={longestName}
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Purpose" hint="One sentence: what it does for you." error={wrongWith('purpose')} required>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={longestPurpose}
          value={fields.purpose}
          onChange={({ target }) => change({ purpose: target.value })}
        />
      </Field>
      <Field
        label="Voice"
        hint="How it sounds. Language models follow this; Bamboo only quotes."
        error={wrongWith('voice')}
        optional
      >
        <Textarea
          dir="auto"
          rows={2}
          maxLength={longestVoice}
          value={fields.voice}
          onChange={({ target }) => change({ voice: target.value })}
        />
      </Field>
      <Field
        label="Openers"
        hint={`Up to ${mostOpeners}, one per line, each up to ${longestOpener} characters.`}
        error={wrongOpeners ?? wrongWith('openers')}
        optional
      >
        <Textarea dir="auto" rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <ToolChoice chosen={fields.tools} onChange={(tools) => change({ tools })} />
      {error && issues.length === 0 && <Notice tone="error">{wordsOf(error)}</Notice>}
      <div>
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
