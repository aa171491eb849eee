import { Skeleton } from '#kit/ui/skeleton.tsx';
import { plan } from '../exercises/exercises.ts';
import { useEntries } from '../use-entries.ts';
import { ExerciseForm } from './exercise-form.tsx';

/** The newest one holds; earlier ones stay in one's data. */
export function BadDayPlan({ onText }: { onText: (text: string) => void }) {
  const { isMember, items } = useEntries('plan');
  if (isMember && !items) return <Skeleton className="h-40 w-full" />;
  const last = items?.[0];
  return (
    <section aria-label={plan.title} className="grid gap-5">
      <div className="grid gap-1">
        <h2>{plan.title}</h2>
        <p className="text-muted">{plan.about}</p>
      </div>
      <ExerciseForm
        key={last?.id ?? 'new'}
        exercise={plan}
        kind="plan"
        {...(last ? { first: last.answers } : {})}
        onText={onText}
      />
    </section>
  );
}
