import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestQuestion } from '../contract.ts';
import { costWords, seconds } from '../engine-words.ts';
import { useTry, type Ask } from './use-try.ts';

interface TryEngineProps {
  title: string;
  ask: Ask;
  /** Questions to click, such as this engine is good at. */
  examples: readonly string[];
}

export function TryEngine({ title, ask, examples }: TryEngineProps) {
  const [question, setQuestion] = useState('');
  const { trial, begin, stop } = useTry(ask);
  const isBusy = trial.state === 'waiting' || trial.state === 'answering';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (question.trim() && !isBusy) void begin(question);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={`Ask ${title}`} hideLabel>
        <Textarea
          rows={2}
          value={question}
          maxLength={longestQuestion}
          placeholder="Ask it something"
          className="min-h-20"
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={askOnEnter}
        />
      </Field>
      {trial.state === 'idle' && question === '' && (
        <div className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              onClick={() => setQuestion(example)}
              className="rounded-full border border-line px-3 py-1.5 text-left text-sm hover:border-edge"
            >
              {example}
            </button>
          ))}
        </div>
      )}
      <div className="flex gap-3">
        {isBusy ? (
          <Button size="sm" variant="secondary" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button size="sm" type="submit" disabled={question.trim() === ''}>
            Ask
          </Button>
        )}
      </div>
      <div aria-live="polite" aria-busy={isBusy} className="grid gap-3 empty:hidden">
        {trial.state === 'waiting' && (
          <p className="flex items-center gap-3 text-muted">
            <Panda mood="think" size={44} /> Thinking
          </p>
        )}
        {trial.text && <AnswerText text={trial.text} streaming={isBusy} />}
        <SourceList sources={trial.sources.map(({ title, url }) => ({ title, href: url }))} />
        {trial.failure && <Notice tone="error">{trial.failure}</Notice>}
        {trial.state === 'stopped' && <p className="text-sm text-muted">Stopped.</p>}
        {trial.end && (
          <p className="text-sm text-muted">
            {seconds(trial.end.milliseconds)}
            {trial.end.outputTokens > 0 && ` · ${trial.end.outputTokens} tokens`} ·{' '}
            {costWords(trial.end.cost)}
          </p>
        )}
      </div>
    </form>
  );
}

/** As in a chat: Enter asks, Shift+Enter begins a new line. Not while an input method composes a word. */
function askOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
