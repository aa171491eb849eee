/** Two builds of one wish, side by side and running. The one that is chosen goes on; the other goes to the trash. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useInlineRun } from '#tools/follow/use-inline-run.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { deleteWork, keepWorkVersion, listWorks, longestVersionName } from '#tools/work/contract.ts';
import { lookName, looks, type Look } from '../../blocks/looks.ts';
import { codeGenerator } from '../../tool.ts';
import { BuildPreview } from '../build-preview.tsx';

interface TwoBuildsProps {
  wish: string;
  onChosen: (work: string) => void;
  onBack: () => void;
}

export default function TwoBuilds({ wish, onChosen, onBack }: TwoBuildsProps) {
  const calm = useBuild(wish, 'calm', true);
  // A new guest gets their identity with the first request; a second one at the same time would make another.
  const bold = useBuild(wish, 'bold', Boolean(calm.run ?? calm.failure));
  const builds = { calm, bold };
  const client = useQueryClient();
  const [choosing, setChoosing] = useState<Look>();
  const [problem, setProblem] = useState<string>();
  async function choose(look: Look) {
    setChoosing(look);
    try {
      const id = await workOf(builds[look].run!.id);
      if (!id) throw new Error('Its project is gone.');
      await call(keepWorkVersion, { params: { id }, body: { name: wish.slice(0, longestVersionName) } });
      const other = builds[look === 'calm' ? 'bold' : 'calm'].run;
      const left = other?.state === 'done' ? await workOf(other.id) : undefined;
      if (left) {
        await call(deleteWork, { params: { id: left } });
        toast({ title: 'The other version is in the trash' });
      }
      await client.invalidateQueries({ predicate: isOf(listWorks) });
      onChosen(id);
    } catch (error) {
      setChoosing(undefined);
      setProblem(wordsOf(error));
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p dir="auto" className="min-w-0 flex-1 text-lg wrap-anywhere">
          {wish}
        </p>
        <Button size="sm" variant="secondary" onClick={onBack}>
          Change the wish
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        {looks.map((look) => (
          <Build
            key={look}
            look={look}
            build={builds[look]}
            isChoosing={choosing === look}
            isDisabled={choosing !== undefined}
            onChoose={() => void choose(look)}
          />
        ))}
      </div>
    </div>
  );
}

function useBuild(wish: string, look: Look, mayBegin: boolean) {
  const inline = useInlineRun(codeGenerator.id);
  const begin = useEffectEvent(() => inline.start({ description: wish, look }));
  useEffect(() => {
    if (mayBegin) begin();
  }, [mayBegin]);
  return inline;
}

async function workOf(run: string): Promise<string | undefined> {
  const { items } = await call(listWorks, { query: { run, kind: projectWork.id } });
  return items[0]?.id;
}

interface BuildProps {
  look: Look;
  build: ReturnType<typeof useBuild>;
  isChoosing: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function Build({ look, build: { run, failure }, isChoosing, isDisabled, onChoose }: BuildProps) {
  const project = run?.state === 'done' ? (run.output.data as ProjectData | null) : null;
  const failed = failure ? wordsOf(failure) : run?.error;
  return (
    <section aria-label={`${lookName[look]} version`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{lookName[look]}</h2>
        <Button size="sm" disabled={!project || isDisabled} pending={isChoosing} onClick={onChoose}>
          Choose {lookName[look].toLowerCase()}
        </Button>
      </div>
      {failed && (
        <Notice
          tone="error"
          action={
            <Button asChild size="sm" variant="secondary">
              <Link to={href('/code-generator')}>Choose building blocks</Link>
            </Button>
          }
        >
          {failed}
        </Notice>
      )}
      {project && <BuildPreview project={project} title={`${lookName[look]} version`} />}
      {!project && !failed && (
        <>
          <Skeleton className="h-112 rounded-card" />
          <p role="status" className="text-sm text-muted">
            {run?.step ?? 'Starting'}
          </p>
        </>
      )}
    </section>
  );
}
