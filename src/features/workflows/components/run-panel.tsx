/** Asks for what the workflow needs, says what it takes at the most, and starts it. */
import Play from 'lucide-react/icons/play';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { listWorkflowExecutions, quoteWorkflow, startExecution } from '../contract.ts';
import type { Flow } from '../flow/flow.ts';

interface RunPanelProps {
  work: string;
  flow: Flow;
  /** Of the saved workflow: prices are asked anew when it changes. */
  revision: number;
  isSound: boolean;
  onBefore: () => Promise<unknown>;
  onStarted: (id: string) => void;
}

export function RunPanel({ work, flow, revision, isSound, onBefore, onStarted }: RunPanelProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const input = Object.fromEntries(flow.inputs.map(({ name, sample }) => [name, answers[name] ?? sample]));
  const quote = useQuery({
    queryKey: ['workflow-quote', work, revision, isSound],
    queryFn: () => call(quoteWorkflow, { params: { id: work }, body: { input } }),
    enabled: isSound,
    retry: false,
  });
  const start = useCall(startExecution, {
    refreshes: [listWorkflowExecutions],
    onSuccess: ({ id }) => onStarted(id),
  });
  const credits = quote.data?.credits;
  async function run() {
    await onBefore();
    const ceiling = typeof credits === 'number' ? { ceiling: credits } : {};
    start.mutate({ params: { id: work }, body: { input, ...ceiling } });
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {flow.inputs.map(({ name, label, kind }) => (
        <Field key={name} label={label || name} {...(kind === 'list' ? { hint: 'One per line.' } : {})}>
          {kind === 'text' || kind === 'list' ? (
            <Textarea
              rows={4}
              dir="auto"
              value={input[name]}
              onChange={({ target }) => setAnswers({ ...answers, [name]: target.value })}
            />
          ) : (
            <Input
              dir="auto"
              inputMode={kind === 'number' ? 'decimal' : 'text'}
              value={input[name]}
              onChange={({ target }) => setAnswers({ ...answers, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {start.error && <Notice tone="error">{wordsOf(start.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={start.isPending} disabled={!isSound}>
          <Play aria-hidden /> Run
        </Button>
        <p className="text-sm text-muted">
          {!isSound
            ? 'Fix what needs attention first.'
            : credits === undefined
              ? ''
              : credits === null
                ? 'The price depends on the engines it uses.'
                : credits === 0
                  ? 'Free.'
                  : `Up to ${credits} credits. Failed steps aren’t charged.`}
        </p>
      </div>
    </form>
  );
}
