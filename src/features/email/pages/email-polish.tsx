import { useQuery } from '@tanstack/react-query';
import { listEngines } from '#features/engines/contract.ts';
import { query } from '#kit/contract/query.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { emailPolish, longestDraft } from '../polish/tool.ts';

export default function EmailPolish() {
  const engines = useQuery(query(listEngines));
  return (
    <ToolPage tool={emailPolish} engines={engines.data?.items} action="Polish" isWide>
      {({ input, set, touch, errorOf }) => (
        <>
          <Field
            label="Your draft"
            hint="Quoted mail, quotations, code, names and passages in other languages stay as they are."
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
            <Field label="Names to leave alone" optional error={errorOf('names')}>
              <Input
                value={input.names ?? ''}
                maxLength={500}
                placeholder="Kowalczik, Xolani"
                onChange={({ target }) => set('names', target.value)}
              />
            </Field>
            <div className="sm:pt-8">
              <Checkbox
                label="Also advise on style: long sentences, passive voice, wordiness"
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
