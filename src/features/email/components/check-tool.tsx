import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { emailCheck } from '../check/tool.ts';

export function CheckTool() {
  return (
    <ToolPage tool={emailCheck} action="Check">
      {({ input, set, touch, errorOf }) => (
        <>
          <Field label="Text" error={errorOf('body')}>
            <Textarea
              rows={10}
              dir="auto"
              maxLength={100_000}
              value={input.body ?? ''}
              onChange={({ target }) => set('body', target.value)}
              onBlur={() => touch('body')}
            />
          </Field>
          <Field label="Subject" optional error={errorOf('subject')}>
            <Input
              value={input.subject ?? ''}
              maxLength={500}
              onChange={({ target }) => set('subject', target.value)}
            />
          </Field>
          <Field label="To" optional error={errorOf('to')}>
            <Input
              value={input.to ?? ''}
              maxLength={4_000}
              onChange={({ target }) => set('to', target.value)}
            />
          </Field>
        </>
      )}
    </ToolPage>
  );
}
