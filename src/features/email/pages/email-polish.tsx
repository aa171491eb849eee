import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { emailPolish, longestDraft } from '../polish/tool.ts';

export default function EmailPolish() {
  return (
    <ToolPage tool={emailPolish} action="Polish" isWide>
      {({ input, set, touch, errorOf }) => (
        <>
          <Field
            label="Your draft"
            hint="Quoted e-mails, quotations, code, names and other languages aren’t changed."
            error={errorOf('text')}
          >
            <Textarea
              rows={10}
              dir="auto"
              maxLength={longestDraft}
              value={input.text ?? ''}
              onChange={({ target }) => set('text', target.value)}
              onBlur={() => touch('text')}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Words to ignore" optional error={errorOf('names')}>
              <Input
                value={input.names ?? ''}
                maxLength={500}
                placeholder="Kowalczik, Xolani"
                onChange={({ target }) => set('names', target.value)}
              />
            </Field>
            <div className="sm:pt-8">
              <Checkbox
                label="Also suggest style improvements: long sentences, passive voice, wordiness"
                checked={input.style ?? true}
                onChange={({ target }) => set('style', target.checked)}
              />
            </div>
          </div>
        </>
      )}
    </ToolPage>
  );
}
