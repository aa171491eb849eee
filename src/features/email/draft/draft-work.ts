import { defineWork } from '#tools/work/work-kind.ts';
import type { DraftContent } from './empty-draft.ts';

/** A mail that is not sent yet: saved as it is written, with versions and a way back, like every work. */
export const draftWork = defineWork<DraftContent>({
  id: 'mail-draft',
  title: 'E-mail draft',
  page: '/frenlyemail',
});
