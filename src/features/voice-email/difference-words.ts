import type { Difference } from '#language/facts.ts';

/** A difference in a sentence. */
export function differenceWords({ is, said, written }: Difference): string {
  if (is === 'changed') return `You said “${said!.text}”, the e-mail says “${written!.text}”.`;
  if (is === 'missing') return `You said “${said!.text}”, but it’s not in the e-mail.`;
  return `The e-mail says “${written!.text}”, but you didn’t say that.`;
}
