import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { useDesk } from '#tools/work/use-desk.ts';
import type { WorkView } from '#tools/work/contract.ts';
import { PhotoDeskContext } from '../photo-desk.ts';

/** A photo with its editor, whose tools save before they work on it. */
export function OpenedPhoto({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  return (
    <PhotoDeskContext value={{ id: work.id, flush: editing.flush }}>
      <WorkDesk work={work} editing={editing} onGone={onGone} />
    </PhotoDeskContext>
  );
}
