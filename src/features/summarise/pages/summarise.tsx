import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { lengths, longestText, summarise } from '../tool.ts';

const lengthWords: Record<(typeof lengths)[number], string> = {
  short: 'Short: two sentences',
  medium: 'Medium: four sentences',
  long: 'Long: eight sentences',
};

export default function Summarise() {
  return (
    <ToolPage tool={summarise} action="Summarise">
      {({ input, set, touch, errorOf }) => (
        <>
          <Field label="Text" hint="Or choose documents below." error={errorOf('text')}>
            <Textarea
              rows={12}
              dir="auto"
              maxLength={longestText}
              value={input.text ?? ''}
              onChange={({ target }) => set('text', target.value)}
              onBlur={() => touch('text')}
            />
          </Field>
          <Field label="Length">
            <Select
              value={input.length ?? 'medium'}
              onChange={({ target }) => set('length', target.value as (typeof lengths)[number])}
            >
              <Options values={lengths} labelOf={(length) => lengthWords[length]} />
            </Select>
          </Field>
          <Checkbox
            label="As bullet points"
            checked={input.points ?? false}
            onChange={({ target }) => set('points', target.checked)}
          />
        </>
      )}
    </ToolPage>
  );
}
