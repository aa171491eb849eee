/** What can go wrong in a tab, in our words. Nothing that a tab writes gets into them. */
import { AppError } from '#kit/errors.ts';
import { Fault } from '../fault.server.ts';
import { longestText, tabFailures, type TabFailure } from './protocol.ts';

/** What a tab says itself, and what is seen from outside. */
export const failureCodes = [
  ...tabFailures,
  'closed',
  'cut-off',
  'silent',
  'missing',
  'full',
  'endless',
] as const;
export type FailureCode = TabFailure | 'closed' | 'cut-off' | 'silent' | 'missing' | 'full' | 'endless';

const tooLongWords =
  'This is longer than the browser’s model can take at once. Shorten it, or choose an engine that takes more.';

const faults: Record<FailureCode, () => Fault> = {
  context: () =>
    new Fault(
      'invalid',
      'cannot take that much at once',
      undefined,
      new AppError('invalid:context_length', { message: tooLongWords }),
    ),
  language: () => new Fault('invalid', 'does not know this language'),
  policy: () => new Fault('refused', 'is not allowed on this page'),
  disk: () => new Fault('refused', 'has no disk space left for its model'),
  gesture: () => new Fault('invalid', 'waits for its download: start it in Settings, Engines'),
  unavailable: () => new Fault('refused', 'is no longer available in this browser'),
  filtered: () => new Fault('invalid', 'declined to answer'),
  broken: () => new Fault('broken', 'could not answer'),
  // Another tab may take over, so the request is worth a second try at once.
  closed: () => new Fault('busy', 'lost the tab that it runs in', 0),
  'cut-off': () => new Fault('broken', 'stopped because its tab was closed'),
  silent: () => new Fault('late', 'does not respond: its tab may be asleep'),
  missing: () => new Fault('late', 'needs an open tab, and there is none'),
  full: () => new Fault('late', 'has too many requests waiting'),
  endless: () => new Fault('broken', `wrote more than ${longestText.toLocaleString('en')} characters`),
};

export const faultOfTab = (code: FailureCode): Fault => faults[code]();
