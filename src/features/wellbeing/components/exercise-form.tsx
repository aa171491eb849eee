import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { Answers, EntryKind } from '../contract.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { useIsMember, useSaveEntry } from '../use-entries.ts';
import { SaveBar } from './save-bar.tsx';
import { StepField } from './step-field.tsx';

interface ExerciseFormProps {
  exercise: Exercise;
  kind?: EntryKind;
  /** What was answered last time, to go on from. */
  first?: Answers;
  /** Every text that is written, before anything is done with it. */
  onText: (text: string) => void;
  onSaved?: () => void;
}

export function ExerciseForm({
  exercise,
  kind = 'exercise',
  first = {},
  onText,
  onSaved,
}: ExerciseFormProps) {
  const [answers, setAnswers] = useState<Answers>(first);
  const isMember = useIsMember();
  const save = useSaveEntry(() => {
    toast({ title: 'Saved' });
    onSaved?.();
  });
  const given = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => typeof answer === 'number' || answer.length > 0),
  );

  function checkTexts() {
    onText(
      Object.values(answers)
        .flat()
        .filter((answer) => typeof answer === 'string')
        .join('\n'),
    );
  }

  return (
    <form
      aria-label={exercise.title}
      className="grid max-w-3xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        checkTexts();
        save.mutate({ body: { kind, form: exercise.id, answers: given } });
      }}
    >
      {exercise.steps.map((step, index) => (
        <StepField
          key={'id' in step ? step.id : `${step.is}-${index}`}
          step={step}
          value={'id' in step ? answers[step.id] : undefined}
          onLeave={onText}
          onChange={(value) => 'id' in step && setAnswers({ ...answers, [step.id]: value })}
        />
      ))}
      {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
      <SaveBar isMember={isMember} pending={save.isPending} disabled={Object.keys(given).length === 0} />
    </form>
  );
}
