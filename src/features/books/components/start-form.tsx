import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import { longestTitle } from '#tools/define/title.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { longestName } from '../book.ts';
import { ebook, longestSource } from '../tool.ts';

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(ebook.files);
  const form = useToolForm(ebook, state.failure, attachments.ids);
  const engines = useToolEngines(ebook);
  const sent = useSentInput(ebook);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const { title = '', author = '', begin = 'material', source = '' } = form.input;
  const isIdea = begin === 'idea';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={ebook}
        form={form}
        attachments={attachments}
        engines={engines}
        action={isIdea ? 'Plan the book' : 'Create the book'}
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={(input) => state.start({ input, engine: engines.engine, remixOf: sent?.remixOf })}
      >
        <RadioCards
          legend="Start with"
          value={begin}
          onValueChange={(value) => form.set('begin', value)}
          options={[
            { value: 'material', label: 'Finished text', hint: 'Cut into chapters at its headings' },
            { value: 'idea', label: 'An idea or outline', hint: 'Becomes chapters to write' },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Title" optional error={form.errorOf('title')}>
            <Input
              dir="auto"
              maxLength={longestTitle}
              value={title}
              onChange={({ target }) => form.set('title', target.value)}
              onBlur={() => form.touch('title')}
            />
          </Field>
          <Field label="Author" optional error={form.errorOf('author')}>
            <Input
              dir="auto"
              maxLength={longestName}
              value={author}
              onChange={({ target }) => form.set('author', target.value)}
              onBlur={() => form.touch('author')}
            />
          </Field>
        </div>
        <Field
          label={isIdea ? 'Idea or outline' : 'Text'}
          hint={
            isIdea
              ? 'One chapter per line. With a language model, a few sentences are enough.'
              : 'Markdown or plain text; or choose files below: Word, PDF, EPUB, Markdown, text.'
          }
          error={form.errorOf('source')}
        >
          <Textarea
            dir="auto"
            rows={10}
            maxLength={longestSource}
            value={source}
            onChange={({ target }) => form.set('source', target.value)}
            onBlur={() => form.touch('source')}
          />
        </Field>
      </ToolFormCard>
      <div className="grid gap-4 rounded-card bg-sunken p-6">
        <Examples stacked examples={ebook.examples} onPick={(input) => form.fill(input)} />
        <p className="text-sm text-muted">
          Without a language model, your text is arranged and typeset as it is; no prose is invented. With
          one, an idea becomes an outline, and each chapter can be written from its notes.
        </p>
      </div>
    </div>
  );
}
