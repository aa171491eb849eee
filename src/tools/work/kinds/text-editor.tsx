import { Textarea } from '#kit/ui/textarea.tsx';
import { Field } from '#kit/ui/field.tsx';
import type { EditedWork } from '../work-table.ts';
import { longestText, type TextContent } from './text-content.ts';

export default function TextEditor({ content, onChange }: EditedWork<TextContent>) {
  const { text } = content;
  return (
    <Field label="Text" hideLabel>
      <Textarea
        rows={12}
        dir="auto"
        maxLength={longestText}
        className="max-h-[70vh] min-h-60"
        readOnly={onChange === null}
        value={text}
        onChange={({ target }) => onChange?.({ text: target.value })}
      />
    </Field>
  );
}
