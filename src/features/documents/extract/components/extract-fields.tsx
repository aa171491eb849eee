import { useEffect, type RefObject } from 'react';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { OwnDocuments } from '../../components/own-documents.tsx';
import type { Decision } from '../decide.ts';
import { mostFields, type documentExtract } from '../tool.ts';

export type Decide = (decision: Decision) => void;

interface ExtractFieldsProps {
  form: ToolForm<(typeof documentExtract)['input']>;
  decideRef: RefObject<Decide | undefined>;
}

export function ExtractFields({ form, decideRef }: ExtractFieldsProps) {
  const { input, set, change, touch, errorOf } = form;
  const chosen = input.documents ?? [];
  const decisions = input.decisions ?? [];
  useEffect(() => {
    decideRef.current = (decision) =>
      set('decisions', [
        ...decisions.filter(
          ({ document, field }) => document !== decision.document || field !== decision.field,
        ),
        decision,
      ]);
  });
  return (
    <>
      <OwnDocuments
        onChosen={(ids) =>
          change((before) => ({ ...before, documents: [...new Set([...(before.documents ?? []), ...ids])] }))
        }
      >
        {(items) => (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-medium">Documents</legend>
            <div className="grid max-h-64 gap-1 overflow-y-auto">
              {items.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    set('documents', target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      </OwnDocuments>
      {errorOf('documents') && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorOf('documents')}
        </p>
      )}
      <Field
        label="Fields"
        hint={`One per line, as named in the documents. Up to ${mostFields}.`}
        error={errorOf('fields')}
      >
        <Textarea
          rows={5}
          placeholder={'Total\nStart date\nTenant'}
          defaultValue={(input.fields ?? []).join('\n')}
          key={chosen.length === 0 ? 'empty' : 'filled'}
          onChange={({ target }) =>
            set(
              'fields',
              target.value
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            )
          }
          onBlur={() => touch('fields')}
        />
      </Field>
      {decisions.length > 0 && (
        <Notice tone="info">
          {decisions.length === 1 ? '1 decision' : `${decisions.length} decisions`} recorded. Extract again to
          save.
        </Notice>
      )}
    </>
  );
}
