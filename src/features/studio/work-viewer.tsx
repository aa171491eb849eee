import type { ViewedWork } from '#tools/work/work-table.ts';
import { ReadSet } from './components/read-set.tsx';
import type { StudioSet } from './set.ts';

export default function SetWorkViewer({ content }: ViewedWork<StudioSet>) {
  return <ReadSet set={content} />;
}
