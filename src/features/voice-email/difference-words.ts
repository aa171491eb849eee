import type { Difference } from '#language/facts.ts';

/** A difference in a sentence. */
export function differenceWords({ is, said, written }: Difference): string {
  if (is === 'changed') return `You said “${said!.text}”, the e-mail says “${written!.text}”.`;
  if (is === 'missing') return `You said “${said!.text}”, the e-mail does not.`;
  return `The e-mail says “${written!.text}”, you did not.`;
}
