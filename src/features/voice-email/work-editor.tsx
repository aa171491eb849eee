import type { EditedWork } from '#tools/work/work-table.ts';
import { SpokenEmailForm } from './components/spoken-email-form.tsx';
import { ReadOnlyEmail } from './components/read-only-email.tsx';
import type { SpokenEmail } from './spoken-email.ts';

export default function SpokenEmailEditor({ content, onChange }: EditedWork<SpokenEmail>) {
  return onChange ? (
    <SpokenEmailForm content={content} onChange={onChange} />
  ) : (
    <ReadOnlyEmail content={content} />
  );
}
