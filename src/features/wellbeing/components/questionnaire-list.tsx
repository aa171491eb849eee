import { useState } from 'react';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Time } from '#kit/ui/time.tsx';
import { questionnaireNamed, questionnaires } from '../questionnaires.ts';
import { useEntries } from '../use-entries.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

const options = questionnaires.map(({ id, title, about }) => ({ value: id, label: title, hint: about }));

export function QuestionnaireList() {
  const [chosen, setChosen] = useState(questionnaires[0]!.id);
  const { items = [] } = useEntries('questionnaire');
  const earlier = items.filter(({ form }) => form === chosen);
  return (
    <div className="grid gap-8">
      <RadioCards legend="Which one?" options={options} value={chosen} onValueChange={setChosen} />
      <QuestionnaireForm key={chosen} questionnaire={questionnaireNamed(chosen)!} />
      {earlier.length > 0 && (
        <section aria-label="Earlier scores" className="grid gap-2">
          <h3 className="text-xl">Earlier scores</h3>
          <ul className="grid gap-1">
            {earlier.map(({ id, createdAt, answers }) => (
              <li key={id}>
                <Time value={createdAt} />: {String(answers.score)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
