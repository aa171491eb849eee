import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { CrisisHelp } from '#kit/crisis/crisis-help.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  difficulties,
  difficultyQuestion,
  frequencies,
  opening,
  scoreOf,
  type Questionnaire,
} from '../questionnaires.ts';
import { useIsMember, useSaveEntry } from '../use-entries.ts';
import { ItemChoices } from './item-choices.tsx';
import { SaveBar } from './save-bar.tsx';
import { ScoreShown } from './score-shown.tsx';

/** One question below the other, then the score and what it means. */
export function QuestionnaireForm({ questionnaire }: { questionnaire: Questionnaire }) {
  const { items, title, crisisItem } = questionnaire;
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(items.map(() => undefined));
  const [difficulty, setDifficulty] = useState<number>();
  const [isShown, setIsShown] = useState(false);
  const isMember = useIsMember();
  const save = useSaveEntry(() => toast({ title: 'Saved' }));
  const given = answers.filter((answer) => answer !== undefined);
  const isWhole = given.length === items.length;
  const result = isWhole ? scoreOf(questionnaire, given) : undefined;
  const isCrisis = crisisItem !== undefined && (answers[crisisItem] ?? 0) > 0;

  return (
    <form
      aria-label={title}
      className="grid max-w-3xl gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (!result) return;
        const values = Object.fromEntries(given.map((answer, index) => [`item-${index + 1}`, answer]));
        save.mutate({
          body: {
            kind: 'questionnaire',
            form: questionnaire.id,
            answers: { ...values, score: result.score, ...(difficulty === undefined ? {} : { difficulty }) },
          },
        });
      }}
    >
      <p className="text-lg">{opening}</p>
      {items.map((item, index) => (
        <ItemChoices
          key={item}
          legend={`${index + 1}. ${item}`}
          options={frequencies}
          value={answers[index]}
          onChange={(answer) => setAnswers(answers.with(index, answer))}
        />
      ))}
      {isCrisis && <CrisisHelp />}
      <ItemChoices
        legend={difficultyQuestion}
        options={difficulties}
        value={difficulty}
        onChange={setDifficulty}
      />
      <div className="grid gap-2">
        <div>
          <Button variant="secondary" disabled={!isWhole} onClick={() => setIsShown(true)}>
            Show my score
          </Button>
        </div>
        {!isWhole && (
          <p className="text-sm text-muted">
            {items.length - given.length} of {items.length} questions left. A score needs all of them.
          </p>
        )}
      </div>
      {isShown && result && (
        <>
          <ScoreShown questionnaire={questionnaire} result={result} />
          {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
          <SaveBar isMember={isMember} pending={save.isPending} />
        </>
      )}
    </form>
  );
}
