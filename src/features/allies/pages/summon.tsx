import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import type { AllyFields } from '../components/ally-form.tsx';
import { CandidateList } from '../components/candidate-list.tsx';
import { NewAlly } from '../components/new-ally.tsx';
import { NotUnderstood } from '../components/not-understood.tsx';
import { Rehearsal } from '../components/rehearsal.tsx';
import { TaskExamples } from '../components/task-examples.tsx';
import { longestTask } from '../limits.ts';
import { summonFor } from '../summon/contract.ts';
import { templates } from '../templates.ts';

export default function Summon() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('task') ?? '';
  const [task, setTask] = useState(asked);
  const [begun, setBegun] = useState<AllyFields>();
  const { data: user } = useQuery(query(currentUser));
  const summon = useCall(summonFor);
  const { mutate, data, error, isPending } = summon;
  // What stands in the address is asked: it can be linked to, and gone back to.
  useEffect(() => {
    if (asked.trim().length >= 3) mutate({ body: { task: asked } });
  }, [asked, mutate]);
  const make = (fields: AllyFields) => {
    if (user) setBegun(fields);
    else location.assign(href('/login', { return_url: href('/summon', { task: asked }) }));
  };
  const choose = (example: string) => {
    setTask(example);
    setSearch({ task: example });
  };
  return (
    <div className="max-w-5xl pb-16">
      <PageHeader
        title="Summon an ally"
        lede="Describe your task to see matching tools and allies, plus a new ally made for it."
      />
      <WordsForm
        label="Your task"
        action="Summon"
        rows={3}
        most={longestTask}
        text={task}
        onChange={setTask}
        pending={isPending}
        error={error}
        onSubmit={() => setSearch({ task: task.trim() })}
      />
      {!asked && <TaskExamples onChoose={choose} />}
      {isPending && !data && (
        <div aria-busy className="mt-10 grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      )}
      {asked && data && !data.isUnderstood && (
        <NotUnderstood onChoose={choose} onMake={() => make(data.draft)} />
      )}
      {asked && data?.isUnderstood && (
        <>
          <CandidateList
            candidates={data.candidates}
            draft={data.draft}
            onMake={make}
            onTemplate={(id) => {
              const template = templates.find((one) => one.id === id);
              if (template) {
                const { name, purpose, voice, openers, tools } = template;
                make({
                  name,
                  purpose,
                  voice,
                  openers: [...openers],
                  tools: [...tools],
                  seed: `template-${id}`,
                });
              }
            }}
          />
          <Rehearsal key={asked} candidates={data.candidates} />
        </>
      )}
      {user && begun && <NewAlly open first={begun} onOpenChange={(open) => !open && setBegun(undefined)} />}
    </div>
  );
}
