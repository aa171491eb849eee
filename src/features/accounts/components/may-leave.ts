import { clearWaiting, countWaiting } from '#kit/outbox/outbox.ts';
import { forgetAllUnsent, hasUnsaved } from '#tools/work/unsent.ts';

/** What was written and not sent yet goes with the account that wrote it, so whoever signs out is asked first. */
export async function mayLeave(
  ask: (words: string) => boolean = (words) => confirm(words),
): Promise<boolean> {
  const waiting = await countWaiting();
  const words = waiting === 1 ? 'One message hasn’t been sent.' : `${waiting} messages haven’t been sent.`;
  const lost = [
    ...(waiting > 0 ? [words] : []),
    ...(hasUnsaved() ? ['Some of your edits haven’t been saved.'] : []),
  ];
  if (lost.length > 0 && !ask(`${lost.join(' ')} Sign out and delete them?`)) return false;
  forgetAllUnsent();
  await clearWaiting();
  return true;
}
