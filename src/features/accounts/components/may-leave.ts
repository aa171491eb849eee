/** What was written and not sent yet goes with the account that wrote it, so whoever signs out is asked first. */
export async function mayLeave(
  ask: (words: string) => boolean = (words) => confirm(words),
): Promise<boolean> {
  const { clearWaiting, countWaiting } = await import('#kit/outbox/outbox.ts'); // only for those who leave
  const waiting = await countWaiting();
  const words =
    waiting === 1
      ? 'One message has not been sent yet. Sign out and delete it?'
      : `${waiting} messages have not been sent yet. Sign out and delete them?`;
  if (waiting > 0 && !ask(words)) return false;
  await clearWaiting();
  return true;
}
