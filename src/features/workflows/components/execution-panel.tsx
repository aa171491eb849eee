/** How far an execution is, what waits for a decision, and what came of it. */
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import {
  decideStep,
  getExecution,
  getExecutionStep,
  listWorkflowExecutions,
  restartFailed,
  stopExecution,
  type ExecutionView,
  type StepView,
} from '../contract.ts';
import { isOpenExecution } from '../execute/states.ts';
import { stateTones, stateWords, triggerWords } from './step-words.ts';

const refreshes = [getExecution, listWorkflowExecutions];

export function ExecutionPanel({ execution }: { execution: ExecutionView }) {
  const { id, state, steps, flow, error, result, credits, trigger } = execution;
  const stop = useCall(stopExecution, { refreshes });
  const restart = useCall(restartFailed, { refreshes });
  const isOpen = isOpenExecution(state);
  const over = steps.filter((step) => ['done', 'skipped', 'failed'].includes(step.state)).length;
  const failure = stop.error ?? restart.error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        <span className="text-sm text-muted">
          {triggerWords[trigger]}
          {credits > 0 && ` · up to ${credits} credits`}
        </span>
        <span className="ml-auto flex gap-2">
          {isOpen && (
            <Button
              size="sm"
              variant="secondary"
              pending={stop.isPending}
              onClick={() => stop.mutate({ params: { id } })}
            >
              Stop
            </Button>
          )}
          {(state === 'failed' || state === 'stopped') && (
            <Button
              size="sm"
              variant="secondary"
              pending={restart.isPending}
              onClick={() => restart.mutate({ params: { id } })}
            >
              Go on from here
            </Button>
          )}
        </span>
      </div>
      {isOpen && <Progress label="Steps" percent={(over / Math.max(1, flow.steps.length)) * 100} />}
      {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
      {error && <Notice tone="error">{error}</Notice>}
      {steps
        .filter(({ question }) => question !== null)
        .map((step) => (
          <Decision key={step.step} execution={id} step={step} />
        ))}
      {state === 'done' && result && (
        <section className="grid gap-2 rounded-card bg-sunken p-4" aria-label="Result">
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-lg">Result</h3>
            <CopyButton size="sm" variant="ghost" value={result} />
          </div>
          <AnswerText text={result} />
        </section>
      )}
      <ol className="grid gap-2" aria-label="What each step did">
        {steps.map((step) => (
          <StepResult key={step.step} execution={id} step={step} />
        ))}
      </ol>
    </div>
  );
}

function Decision({ execution, step }: { execution: string; step: StepView }) {
  const decide = useCall(decideStep, { refreshes });
  const send = (approve: boolean) =>
    decide.mutate({ params: { id: execution }, body: { step: step.step, approve } });
  return (
    <Notice
      title={step.title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={decide.isPending} onClick={() => send(true)}>
            Approve
          </Button>
          <Button size="sm" variant="secondary" disabled={decide.isPending} onClick={() => send(false)}>
            Decline
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
        {step.question}
      </p>
      {decide.error && <p>{wordsOf(decide.error)}</p>}
    </Notice>
  );
}

function StepResult({ execution, step }: { execution: string; step: StepView }) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, state, error, items, path } = step;
  const detail = items
    ? `${items.done} of ${items.all} done${items.failed ? `, ${items.failed} failed` : ''}`
    : '';
  return (
    <li className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 p-3 text-left"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1 font-medium wrap-anywhere" dir="auto">
          {title}
        </span>
        <span className="text-sm text-muted">{error ?? detail}</span>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      </button>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3">
          {path && (
            <Button asChild size="sm" variant="link" className="justify-self-start">
              <Link to={path}>Open the whole result</Link>
            </Button>
          )}
          <StepDetails execution={execution} step={step.step} />
        </div>
      )}
    </li>
  );
}

function StepDetails({ execution, step }: { execution: string; step: string }) {
  const { data, error } = useQuery(query(getExecutionStep, { params: { id: execution, step } }));
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <>
      {data.input !== null && <Part title="What went in" text={JSON.stringify(data.input, null, 2)} isCode />}
      {data.items.length === 0 && data.text && <Part title="What came out" text={data.text} />}
      {data.items.map(({ item, text, error: failure }) => (
        <Part key={item} title={`Item ${item + 1}`} text={failure ?? text} />
      ))}
    </>
  );
}

function Part({ title, text, isCode = false }: { title: string; text: string; isCode?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="text-sm font-medium">{title}</p>
      {isCode ? (
        <pre
          className="max-h-60 overflow-auto rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap"
          tabIndex={0}
        >
          {text}
        </pre>
      ) : (
        <p
          className="max-h-80 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap"
          dir="auto"
          tabIndex={0}
        >
          {text}
        </p>
      )}
    </div>
  );
}
