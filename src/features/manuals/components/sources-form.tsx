import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import { longestTitle } from '#tools/define/title.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { longestSource, productManual } from '../tool.ts';

export function SourcesForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(productManual.files);
  const form = useToolForm(productManual, state.failure, attachments.ids);
  const engines = useToolEngines(productManual);
  const sent = useSentInput(productManual);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const { title = '', url = '', source = '' } = form.input;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={productManual}
        form={form}
        attachments={attachments}
        engines={engines}
        action="Find facts"
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={(input) => state.start({ input, engine: engines.engine, remixOf: sent?.remixOf })}
      >
        <Field label="Product name" optional error={form.errorOf('title')}>
          <Input
            dir="auto"
            maxLength={longestTitle}
            value={title}
            onChange={({ target }) => form.set('title', target.value)}
            onBlur={() => form.touch('title')}
          />
        </Field>
        <Field label="Product page" optional error={form.errorOf('url')}>
          <Input
            type="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => form.set('url', target.value)}
            onBlur={() => form.touch('url')}
          />
        </Field>
        <Field
          label="Text"
          optional
          hint="A data sheet, a draft or an old manual; or choose files below: Word, PDF, web pages, text."
          error={form.errorOf('source')}
        >
          <Textarea
            dir="auto"
            rows={8}
            maxLength={longestSource}
            value={source}
            onChange={({ target }) => form.set('source', target.value)}
            onBlur={() => form.touch('source')}
          />
        </Field>
      </ToolFormCard>
      <div className="grid gap-4 rounded-card bg-sunken p-6">
        <Examples stacked examples={productManual.examples} onPick={(input) => form.fill(input)} />
        <p className="text-sm text-muted">
          Found are labelled values such as “Height: 254 mm”, rows of tables, warnings and numbered steps.
          Nothing is guessed: each fact shows the words it was taken from.
        </p>
      </div>
    </div>
  );
}
