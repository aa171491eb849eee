import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Kit } from '../scene.ts';
import { KitView } from './kit-view.tsx';

export default function KitViewer({ content }: ViewedWork<Kit>) {
  return <KitView kit={content} />;
}
