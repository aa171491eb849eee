/** Where a project begins: with a description, building blocks, an archive, or nothing at all. */
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import type { BlockId } from '../blocks/block.ts';
import { defaultColour } from '../blocks/default-colour.ts';
import { lookName, looks, type Look } from '../blocks/looks.ts';
import { codeGenerator, longestDescription } from '../tool.ts';
import { BlockChoice } from './block-choice.tsx';
import { LinesField } from './lines-field.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { OtherStarts } from './other-starts.tsx';

const noBlocks: readonly BlockId[] = [];

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(codeGenerator.files);
  const form = useToolForm(codeGenerator, state.failure, attachments.ids);
  const engines = useToolEngines(codeGenerator);
  const sent = useSentInput(codeGenerator);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const { input, set, touch, errorOf } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={codeGenerator}
        form={form}
        attachments={attachments}
        engines={engines}
        action="Generate"
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={(values) => state.start({ input: values, engine: engines.engine, remixOf: sent?.remixOf })}
      >
        <Field label="What should it do?" error={errorOf('description')}>
          <Textarea
            rows={4}
            maxLength={longestDescription}
            placeholder="A booking form with the fields name, e-mail, date and number of guests"
            value={input.description ?? ''}
            onBlur={() => touch('description')}
            onChange={({ target }) => set('description', target.value)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
          <Field label="Heading" optional error={errorOf('title')}>
            <Input
              value={input.title ?? ''}
              maxLength={80}
              onChange={({ target }) => set('title', target.value)}
            />
          </Field>
          <Field label="Unit" optional error={errorOf('unit')}>
            <Input
              value={input.unit ?? ''}
              maxLength={12}
              placeholder="€"
              className="w-24"
              onChange={({ target }) => set('unit', target.value)}
            />
          </Field>
          <Field label="Look" error={errorOf('look')}>
            <Select value={input.look ?? 'calm'} onChange={({ target }) => set('look', target.value as Look)}>
              <Options values={looks} labelOf={(one) => lookName[one]} />
            </Select>
          </Field>
          <Field label="Colour" error={errorOf('colour')}>
            <input
              type="color"
              aria-label="Colour"
              value={input.colour ?? defaultColour}
              className="h-11 w-16 rounded-control border border-edge bg-surface p-1"
              onChange={({ target }) => set('colour', target.value)}
            />
          </Field>
        </div>
        <ParameterFields
          description={input.description ?? ''}
          blocks={input.blocks ?? noBlocks}
          values={input.values ?? []}
          onChange={(values) => set('values', values)}
        />
        <details className="rounded-card border border-line p-4">
          <summary className="cursor-pointer font-medium">Building blocks, fields and entries</summary>
          <div className="grid gap-5 pt-4">
            <LinesField
              label="Fields"
              hint="For forms and tables, one per line"
              value={input.fields ?? []}
              error={errorOf('fields')}
              onChange={(fields) => set('fields', fields)}
            />
            <LinesField
              label="Entries"
              hint="For lists, boards, quizzes and pages, one per line"
              value={input.items ?? []}
              error={errorOf('items')}
              onChange={(items) => set('items', items)}
            />
            <p className="text-sm text-muted">
              Choose blocks to use exactly these. Otherwise they are chosen by your description.
            </p>
            <BlockChoice chosen={input.blocks ?? []} onChange={(blocks) => set('blocks', blocks)} />
            {errorOf('blocks') && <p className="text-sm font-medium text-danger">{errorOf('blocks')}</p>}
          </div>
        </details>
      </ToolFormCard>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-4 rounded-card bg-sunken p-6">
          <Examples stacked examples={codeGenerator.examples} onPick={(example) => form.fill(example)} />
          <OtherStarts />
        </div>
        <OwnWorks kind={projectWork} title="Your projects" className="grid gap-3" />
      </div>
    </div>
  );
}
