/** Worker: e-mails as long as they may be, written, put right and compared with what was said, by rule. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { findOccasion } from '#tools/occasions/occasions.ts';
import type { Email } from '#tools/kinds/email.ts';
import { composeEmail, type EmailOptions } from './compose/compose.ts';
import { reviseByRule } from './compose/revise.ts';
import { openDifferences } from './spoken-email.ts';

interface ComposeTask {
  said: string;
  options: Omit<EmailOptions, 'form'>;
  /** What was entered for an occasion, by its id. */
  form: { occasion: string; values: Record<string, string> };
}

interface ReviseTask {
  email: Email;
  correction: string;
  language: string;
}

export const tasks = {
  compose({ said, options, form: { occasion: id, values } }: ComposeTask) {
    const occasion = findOccasion(id);
    return composeEmail(said, { ...options, form: occasion && { occasion, values } });
  },
  revise: ({ email, correction, language }: ReviseTask) => reviseByRule(email, correction, language),
  openDifferences,
};

serveTasks(tasks);
