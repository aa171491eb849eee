import type { EditedWork } from '#tools/work/work-table.ts';
import { ReadSet } from './components/read-set.tsx';
import { SetDesk } from './components/set-desk.tsx';
import type { StudioSet } from './set.ts';

export default function SetEditor({ content, onChange }: EditedWork<StudioSet>) {
  const set = content;
  return onChange ? <SetDesk set={set} onChange={onChange} /> : <ReadSet set={set} />;
}
