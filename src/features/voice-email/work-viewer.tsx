import type { ViewedWork } from '#tools/work/work-table.ts';
import { ReadOnlyEmail } from './components/read-only-email.tsx';
import type { SpokenEmail } from './spoken-email.ts';

export default function SpokenEmailWorkViewer({ content }: ViewedWork<SpokenEmail>) {
  return <ReadOnlyEmail content={content} />;
}
