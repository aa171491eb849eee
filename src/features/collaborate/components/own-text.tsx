/** One's own text of a collaboration: the last version, until something of it is changed; from then on a work of its own. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#kit/contract/query.ts';
import type { RunView } from '#tools/run/contract.ts';
import { useDesk } from '#tools/work/use-desk.ts';
import { beginningOf } from '#tools/define/title.ts';
import { getWork, type WorkView } from '#tools/work/contract.ts';
import type { TextContent } from '#tools/work/kinds/text-content.ts';
import { textWork } from '#tools/work/kinds/text-work.ts';
import { useWorkOf } from '#tools/work/use-work-of.ts';
import type { WorkEditing } from '#tools/work/use-work-editing.ts';

export interface OwnText {
  text: string;
  /** Makes it a work where it is none yet. */
  change: (text: string) => void;
  desk?: { work: WorkView; editing: WorkEditing };
  isBeginning: boolean;
  error: Error | null;
}

interface WithOwnTextProps {
  run: RunView;
  /** While nothing of it was changed. */
  initial: string;
  children: (own: OwnText) => ReactNode;
}

const none = '00000000-0000-0000-0000-000000000000';

export function WithOwnText({ run, initial, children }: WithOwnTextProps) {
  const given = typeof run.input.work === 'string' ? run.input.work : undefined;
  const own = useWorkOf(run, textWork, { enabled: given === undefined });
  const id = given ?? own.id;
  const { data: work } = useQuery({
    ...query(getWork, { params: { id: id ?? none } }),
    enabled: id !== undefined,
  });
  if (work) return <Edited work={work}>{children}</Edited>;
  return children({
    text: initial,
    change: (text) => own.begin({ text }, titleFor(run, initial, text)),
    isBeginning: own.isBeginning || (id !== undefined && given === undefined),
    error: own.error,
  });
}

function Edited({ work, children }: { work: WorkView; children: WithOwnTextProps['children'] }) {
  const editing = useDesk(work);
  const isSound = work.condition === 'sound';
  return children({
    text: isSound ? (editing.content as TextContent).text : work.excerpt,
    change: (text) => editing.mayEdit && editing.change({ text }),
    desk: { work, editing },
    isBeginning: false,
    error: null,
  });
}

/** Called by its beginning, it follows its words; a name that was given stays. */
const titleFor = ({ title }: RunView, was: string, now: string) =>
  title === beginningOf(was) ? beginningOf(now) || title : title;
