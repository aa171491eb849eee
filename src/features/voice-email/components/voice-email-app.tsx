/** Speak, wait a moment, edit: the start, the run, or the email that came of it. */
import { lazy } from 'react';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { spokenEmailWork } from '../kind.ts';
import { voiceEmail } from '../write-tool.ts';
import { StartForm } from './start-form.tsx';

/** Loaded with the first e-mail. */
const OpenedEmail = lazy(() => import('./opened-email.tsx'));

export const VoiceEmailApp = () => (
  <RunOrWork
    toolId={voiceEmail.id}
    kind={spokenEmailWork}
    what="E-mail"
    className="max-w-3xl pb-16"
    Start={StartForm}
    Opened={OpenedEmail}
  />
);
