import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { exerciseNamed, exercises } from '../exercises/exercises.ts';
import { ExerciseForm } from './exercise-form.tsx';

interface ExerciseListProps {
  /** The one that is open. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onText: (text: string) => void;
}

export function ExerciseList({ chosen, onChoose, onText }: ExerciseListProps) {
  const open = chosen ? exerciseNamed(chosen) : undefined;
  if (open)
    return (
      <section aria-label={open.title} className="grid gap-5">
        <div>
          <Button variant="ghost" onClick={() => onChoose(null)}>
            <ArrowLeft aria-hidden />
            All exercises
          </Button>
        </div>
        <div className="grid gap-1">
          <h2>{open.title}</h2>
          <p className="text-muted">{open.about}</p>
        </div>
        <ExerciseForm key={open.id} exercise={open} onText={onText} />
      </section>
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {exercises.map(({ id, title, minutes, fits }) => (
        <Card key={id} asChild>
          <li className="grid content-start gap-3">
            <h3 className="text-xl">{title}</h3>
            <p className="text-muted">{fits}</p>
            <p className="text-sm text-muted">About {minutes} minutes</p>
            <div>
              <Button variant="secondary" onClick={() => onChoose(id)} aria-label={`Start: ${title}`}>
                Start
              </Button>
            </div>
          </li>
        </Card>
      ))}
    </ul>
  );
}
