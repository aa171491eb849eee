/** How the roles and their states are called. */
import type { DraftStep } from './data.ts';
import type { DraftRole } from './roles.ts';

export const roleWords: Record<DraftRole, { title: string; does: string }> = {
  draft: { title: 'Draft', does: 'Writes the first version' },
  critique: { title: 'Critique', does: 'Suggests improvements' },
  check: { title: 'Check', does: 'Checks facts' },
  revise: { title: 'Revise', does: 'Addresses each remark in a new version' },
};

export const stateWords: Record<DraftStep['state'], string> = {
  waiting: 'Waiting',
  writing: 'Working',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
};

/** "Version 2, revised by Bamboo" */
export function versionWords({ role, title, state }: DraftStep, number: number): string {
  const who =
    role === 'revise' ? `revised by ${title}` : state === 'skipped' ? 'your text' : `drafted by ${title}`;
  return `Version ${number}, ${who}`;
}
