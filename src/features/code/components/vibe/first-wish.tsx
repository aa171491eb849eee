/** The first wish: it becomes two builds, and one of them the project. */
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { projectWork } from '#tools/kinds/project-work.ts';
import { Examples } from '#tools/page/examples.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { codeGenerator, longestDescription } from '../../tool.ts';
import { VibeItem } from './vibe-item.tsx';

const TwoBuilds = lazy(() => import('./two-builds.tsx'));

export function FirstWish({ onChosen }: { onChosen: (work: string) => void }) {
  const [wish, setWish] = useState('');
  const [asked, setAsked] = useState<string>();
  if (asked !== undefined)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <TwoBuilds wish={asked} onChosen={onChosen} onBack={() => setAsked(undefined)} />
      </Suspense>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (wish.trim() !== '') setAsked(wish.trim());
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form
        noValidate
        onSubmit={submit}
        className="grid gap-4 rounded-card border border-line bg-surface p-6"
      >
        <Field label="What do you want to build?">
          <Textarea
            rows={4}
            maxLength={longestDescription}
            placeholder="A pomodoro of 50 minutes with notes, in purple"
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={wish.trim() === ''}>
          Build two versions
        </Button>
      </form>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="rounded-card bg-sunken p-6">
          <Examples
            stacked
            examples={codeGenerator.examples}
            onPick={({ description = '' }) => setWish(description)}
          />
        </div>
        <OwnWorks kind={projectWork} title="Your projects" className="grid gap-3" item={VibeItem} />
      </div>
    </div>
  );
}
