/** A transcript as a kind of result, and as a kind of work that people go on editing. */
import { href } from '#kit/href.ts';
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { Transcript } from './data.ts';

const sharePath = ({ secret }: { secret: string }) =>
  href('/youtube/shared/:shareableId', { shareableId: secret });

export const transcriptWork = defineWork<Transcript>({
  id: 'transcript',
  title: 'Transcript',
  page: '/youtube/transcriber',
  sharePath,
});

export const transcriptKind = defineKind<Transcript>({
  id: 'transcript',
  title: 'Transcript',
  readable: true,
  sharePath,
  editedAs: editedAs(transcriptWork, ({ output }) => output.data),
});
