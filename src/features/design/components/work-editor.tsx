import type { EditedWork } from '#tools/work/work-table.ts';
import type { Design } from '../scene.ts';
import { Desk } from './desk.tsx';

export default function DesignEditor({ content, onChange }: EditedWork<Design>) {
  return <Desk design={content} onChange={onChange} />;
}
