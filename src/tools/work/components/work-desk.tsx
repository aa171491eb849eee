/** A work on the page where it is edited: its text, what is proposed to it, and what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WorkView } from '../contract.ts';
import { useWorkEditing, type WorkEditing } from '../use-work-editing.ts';
import { Proposals } from './proposals.tsx';
import { WorkActions } from './work-actions.tsx';
import { WorkEditor } from './work-editor.tsx';

interface WorkDeskProps {
  work: WorkView;
  editing: WorkEditing;
  /** It is shown as it reads, and edited by a switch. */
  readFirst?: boolean;
  /** Something that belongs to it is still on its way. */
  isWaiting?: boolean;
  onGone: () => void;
  children?: ReactNode;
}

export function WorkDesk(props: WorkDeskProps) {
  const { work, editing, readFirst = false, isWaiting = false, onGone, children } = props;
  const isMember = useIsMember();
  return (
    <>
      <WorkActions work={work} isMember={isMember} onBefore={editing.flush} onGone={onGone} />
      <Proposals work={work} />
      <WorkEditor
        work={work}
        editing={editing}
        isMember={isMember}
        readFirst={readFirst}
        isWaiting={isWaiting}
      />
      {children}
    </>
  );
}

/** Guests edit alone: sockets are open to those who are signed in. */
export function useIsMember(): boolean {
  const { data } = useQuery<{ id: string } | null>({ queryKey: ['GET', '/api/auth/user'] });
  return Boolean(data);
}

/** What `WorkDesk` needs, for pages that also change the work themselves. */
export const useDesk = (work: WorkView) => useWorkEditing(work, { isMember: useIsMember() });
