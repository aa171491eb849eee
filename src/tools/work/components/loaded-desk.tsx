import type { ReactNode } from 'react';
import type { WorkView } from '../contract.ts';
import { useIsMember } from '../use-desk.ts';
import type { WorkEditing } from '../use-work-editing.ts';
import { Proposals } from './proposals.tsx';
import { WorkActions } from './work-actions.tsx';
import { WorkEditor } from './work-editor.tsx';

export interface WorkDeskProps {
  work: WorkView;
  editing: WorkEditing;
  /** It is shown as it reads, and edited by a switch. */
  readFirst?: boolean;
  /** Something that belongs to it is still on its way. */
  isWaiting?: boolean;
  onGone: () => void;
  children?: ReactNode;
}

export default function LoadedDesk(props: WorkDeskProps) {
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
