import type { EditedWork } from '#tools/work/work-table.ts';
import type { Kit } from '../scene.ts';
import { KitForm } from './kit-form.tsx';
import { KitView } from './kit-view.tsx';

export default function KitEditor({ content, onChange }: EditedWork<Kit>) {
  const kit = content;
  return onChange ? <KitForm kit={kit} onChange={onChange} /> : <KitView kit={kit} />;
}
