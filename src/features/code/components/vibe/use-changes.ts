/** Changes of a project that are points of its time line: each is saved at once, as a version with a name. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import {
  getWork,
  keepWorkVersion,
  listWorkVersions,
  longestVersionName,
  restoreWorkVersion,
} from '#tools/work/contract.ts';
import { listProposals } from '#tools/work/propose/contract.ts';
import type { WorkEditing } from '#tools/work/use-work-editing.ts';

export function useChanges(id: string, editing: Pick<WorkEditing, 'change' | 'flush'>) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function attempt(act: () => Promise<unknown>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    await client.invalidateQueries({ predicate: isOf(listWorkVersions) });
    setIsBusy(false);
  }
  /** What stands there now, as a point. */
  const keep = (name: string) =>
    attempt(() =>
      call(keepWorkVersion, { params: { id }, body: { name: name.trim().slice(0, longestVersionName) } }),
    );
  return {
    isBusy,
    problem,
    keep,
    async apply(project: ProjectData, name: string) {
      editing.change(project);
      setIsBusy(true);
      await editing.flush();
      await keep(name);
    },
    goTo: (number: number) =>
      attempt(async () => {
        await editing.flush();
        await call(restoreWorkVersion, { params: { id, number } });
        await client.invalidateQueries({ predicate: isOf(getWork, listProposals) });
      }),
  };
}

export type Changes = ReturnType<typeof useChanges>;
