import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { useRun } from '#tools/follow/use-run.ts';
import { isOpen } from '#tools/run/run.ts';
import { RunResult } from '#tools/page/run-result.tsx';
import { checkExercise, getLesson, listLessons, type ExerciseView } from '../contract.ts';
import { ExerciseField } from './exercise-field.tsx';

interface ExerciseProps {
  slug: string;
  exercise: ExerciseView;
}

/** The tool itself, inside the lesson: what comes out of it is a run like any other, and the server looks at that. */
export function Exercise({ slug, exercise }: ExerciseProps) {
  const { id, task, tool, toolTitle, toolPage, action, fields, doneAt } = exercise;
  const [input, setInput] = useState(exercise.start);
  const state = useRun(tool);
  const { run } = state;
  const check = useCall(checkExercise, { refreshes: [getLesson, listLessons] });
  const { mutate } = check;
  const endedId = run && !isOpen(run.state) ? run.id : undefined;
  useEffect(() => {
    if (endedId) mutate({ params: { slug, exercise: id }, body: { run: endedId } });
  }, [endedId, id, slug, mutate]);
  const isBusy = state.isStarting || (run !== undefined && isOpen(run.state));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    check.reset();
    state.start({ input });
  }
  return (
    <Card asChild padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section aria-label="Exercise">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">Exercise</h2>
          {doneAt && (
            <Badge tone="leaf">
              <CircleCheck aria-hidden /> Done
            </Badge>
          )}
        </div>
        <p>{task}</p>
        <form noValidate onSubmit={submit} className="grid gap-4">
          {fields.map((field) => (
            <ExerciseField
              key={field.name}
              field={field}
              value={input[field.name]}
              onChange={(value) => setInput((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" pending={isBusy}>
              {action}
            </Button>
            <span className="text-sm text-muted">
              Runs {toolPage ? <Link to={toolPage}>{toolTitle}</Link> : toolTitle}. Saved in your history.
            </span>
          </div>
        </form>
        {state.failure && <Notice tone="error">{wordsOf(state.failure)}</Notice>}
        {run && (
          <div aria-label="Result" role="region" className="rounded-card bg-sunken p-5">
            <RunResult
              run={run}
              isConnected={state.isConnected}
              isStopping={state.isStopping}
              isRetrying={state.isStarting}
              onStop={state.stop}
              onRetry={() => state.retry()}
            />
          </div>
        )}
        <div aria-live="polite">
          {check.error && <Notice tone="error">{wordsOf(check.error)}</Notice>}
          {check.data?.done && <Notice tone="success">Done. {praise}</Notice>}
          {check.data && !check.data.done && (
            <Notice tone="warning" title="Not yet">
              <ul className="list-disc ps-5">
                {check.data.misses.map((miss) => (
                  <li key={miss}>{miss}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      </section>
    </Card>
  );
}

const praise = 'Correct. The result is saved as your proof.';
