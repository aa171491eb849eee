import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { answerQuiz, getLesson, listDue, listLessons, type QuizView } from '../contract.ts';
import { Options } from './options.tsx';

interface QuizProps {
  slug: string;
  quiz: QuizView;
  passed: boolean;
}

export function Quiz({ slug, quiz: { questions }, passed }: QuizProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({});
  const answer = useCall(answerQuiz, { refreshes: [getLesson, listLessons, listDue] });
  const isWhole = questions.every(({ id }) => choices[id] !== undefined);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole || answer.isPending) return;
    const answers = questions.map(({ id }) => ({ question: id, choice: choices[id]! }));
    answer.mutate({ params: { slug }, body: { answers } });
  }
  return (
    <Card asChild padding="lg">
      <form aria-label="Quiz" noValidate onSubmit={submit} className="grid gap-7">
        <h2 className="text-2xl">Quiz</h2>
        {questions.map(({ id, ask, options }) => {
          const outcome = answer.data?.answers.find((one) => one.question === id);
          return (
            <div key={id} className="grid gap-3">
              <Options
                name={id}
                legend={ask}
                options={options}
                value={choices[id]}
                onChange={(choice) => setChoices((before) => ({ ...before, [id]: choice }))}
              />
              {outcome && (
                <Notice
                  tone={outcome.right ? 'success' : 'warning'}
                  title={outcome.right ? 'Right' : 'Not quite'}
                >
                  {outcome.why ?? 'Try again. This question will come back in a few days.'}
                </Notice>
              )}
            </div>
          );
        })}
        {answer.error && <Notice tone="error">{wordsOf(answer.error)}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={answer.isPending} disabled={!isWhole}>
            Check my answers
          </Button>
          {passed && <span className="text-muted">You’ve passed this quiz.</span>}
        </div>
      </form>
    </Card>
  );
}
