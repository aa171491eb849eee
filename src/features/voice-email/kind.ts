/** A spoken email as a kind of result, and as a kind of work that people go on editing. */
import { href } from '#kit/href.ts';
import { defineKind, editedAs } from '#tools/kinds/kind.ts';
import { defineWork } from '#tools/work/work-kind.ts';
import type { SpokenEmail } from './spoken-email.ts';

const sharePath = ({ secret }: { secret: string }) =>
  href('/voice-email/shared/:shareableId', { shareableId: secret });

export const spokenEmailWork = defineWork<SpokenEmail>({
  id: 'spoken-letter',
  title: 'Voice e-mail',
  page: '/ai/voice-email',
  sharePath,
});

export const spokenEmailKind = defineKind<SpokenEmail>({
  id: 'spoken-letter',
  title: 'Voice e-mail',
  sharePath,
  editedAs: editedAs(spokenEmailWork, ({ output }) => output.data),
});
