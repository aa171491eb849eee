/** Where a dashboard begins: with a file, a pasted table or a sample. */
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { dashboardWork } from '../kind.ts';
import { businessIntelligence, longestAsked, longestPasted } from '../tool.ts';

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(businessIntelligence.files);
  const form = useToolForm(businessIntelligence, state.failure, attachments.ids);
  const engines = useToolEngines(businessIntelligence);
  const sent = useSentInput(businessIntelligence);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const { input, set, touch, errorOf } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={businessIntelligence}
        form={form}
        attachments={attachments}
        engines={engines}
        action="Open the table"
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={(values) => state.start({ input: values, engine: engines.engine, remixOf: sent?.remixOf })}
      >
        {input.sample && <p className="text-sm">Sample table: {input.sample}</p>}
        <Field
          label="Paste a table"
          optional
          hint="CSV, JSON, or cells copied from a spreadsheet. Or choose a file below."
          error={errorOf('table')}
        >
          <Textarea
            rows={6}
            dir="ltr"
            spellCheck={false}
            maxLength={longestPasted}
            placeholder={'Region,Month,Revenue\nNorth,2025-01,1200\nSouth,2025-01,980'}
            className="max-h-96 font-mono text-sm"
            value={input.table ?? ''}
            onBlur={() => touch('table')}
            onChange={({ target }) => {
              set('table', target.value);
              set('sample', undefined);
            }}
          />
        </Field>
        <Field
          label="Question"
          optional
          hint="You can ask more once the table is open."
          error={errorOf('question')}
        >
          <Input
            maxLength={longestAsked}
            placeholder="Revenue by region"
            value={input.question ?? ''}
            onChange={({ target }) => set('question', target.value)}
          />
        </Field>
      </ToolFormCard>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-4 rounded-card bg-sunken p-6">
          <Examples
            stacked
            examples={businessIntelligence.examples}
            onPick={(example) => form.fill(example)}
          />
        </div>
        <OwnWorks kind={dashboardWork} title="Your dashboards" className="grid gap-3" />
      </div>
    </div>
  );
}
