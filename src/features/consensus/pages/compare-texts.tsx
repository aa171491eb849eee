import { ToolPage } from '#tools/page/tool-page.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { compareTexts, longestText } from '../two-texts/tool.ts';

const fields = [
  { name: 'first', label: 'First text' },
  { name: 'second', label: 'Second text' },
] as const;

/** Two texts go in, their claims come out side by side. */
export default function CompareTexts() {
  return (
    <ToolPage tool={compareTexts} action="Compare">
      {({ input, set, touch, errorOf }) =>
        fields.map(({ name, label }) => (
          <Field key={name} label={label} required error={errorOf(name)}>
            <Textarea
              rows={8}
              dir="auto"
              maxLength={longestText}
              value={input[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
              onBlur={() => touch(name)}
            />
          </Field>
        ))
      }
    </ToolPage>
  );
}
