import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestMessage } from '../contract.ts';

interface OwnWordsProps {
  label: string;
  pending?: boolean;
  /** What the button says while nothing is written; without it an answer is needed. */
  skipLabel?: string;
  onDone: (text: string) => void;
}

/** A few lines in one's own words; Enter begins a new line, Ctrl+Enter sends. */
export function OwnWords({ label, pending = false, skipLabel = 'Skip', onDone }: OwnWordsProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text.trim());
      }}
    >
      <Field label={label} hideLabel>
        <Textarea
          rows={3}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <div>
        <Button type="submit" pending={pending}>
          {text.trim() ? 'Continue' : skipLabel}
        </Button>
      </div>
    </form>
  );
}
