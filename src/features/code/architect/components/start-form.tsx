/** Where an architecture begins: with a pattern and entities, a description for a model, or a repository. */
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useHasModel } from '#tools/page/use-has-model.ts';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { longestEntities } from '../entity-notation.ts';
import { architectureWork } from '../kind.ts';
import { patternIds, patternNames, type PatternId } from '../pattern-ids.ts';
import { codeArchitect, longestDescription } from '../tool.ts';
import { FromRepository } from './from-repository.tsx';

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(codeArchitect.files);
  const form = useToolForm(codeArchitect, state.failure, attachments.ids);
  const engines = useToolEngines(codeArchitect);
  const sent = useSentInput(codeArchitect);
  const hasModel = useHasModel() === true;
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const { input, set, touch, errorOf } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={codeArchitect}
        form={form}
        attachments={attachments}
        engines={engines}
        action="Create"
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={(values) => state.start({ input: values, engine: engines.engine, remixOf: sent?.remixOf })}
      >
        <Field label="Name" optional error={errorOf('name')}>
          <Input
            maxLength={80}
            placeholder="Library"
            value={input.name ?? ''}
            onChange={({ target }) => set('name', target.value)}
          />
        </Field>
        <Field label="Start with" error={errorOf('pattern')}>
          <Select
            value={input.pattern ?? ''}
            onChange={({ target }) => set('pattern', target.value as PatternId | '')}
          >
            <option value="">No pattern</option>
            <Options values={patternIds} labelOf={(id) => patternNames[id]} />
          </Select>
        </Field>
        <Field
          label="What it stores"
          optional
          hint="One entity per line, in place of those of the pattern."
          error={errorOf('entities')}
        >
          <Textarea
            rows={4}
            spellCheck={false}
            maxLength={longestEntities}
            placeholder={'Author: name\nBook: title, pages integer, author -> Author'}
            className="font-mono text-sm"
            value={input.entities ?? ''}
            onBlur={() => touch('entities')}
            onChange={({ target }) => set('entities', target.value)}
          />
        </Field>
        <Field
          label="What it should do"
          optional
          hint={hasModel ? undefined : 'Used when a language model is connected.'}
          error={errorOf('description')}
        >
          <Textarea
            rows={4}
            maxLength={longestDescription}
            placeholder="Members reserve books at one of three branches and pay fines for late returns."
            value={input.description ?? ''}
            onBlur={() => touch('description')}
            onChange={({ target }) => set('description', target.value)}
          />
        </Field>
      </ToolFormCard>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-4 rounded-card bg-sunken p-6">
          <Examples stacked examples={codeArchitect.examples} onPick={(example) => form.fill(example)} />
          <FromRepository />
        </div>
        <OwnWorks kind={architectureWork} title="Your architectures" className="grid gap-3" />
      </div>
    </div>
  );
}
