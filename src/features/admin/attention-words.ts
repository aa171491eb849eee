interface Counts {
  openFeedback: number | undefined;
  jobsFailed: number | undefined;
  mailsWaiting: number | undefined;
}

/** An email goes out within seconds; a few on their way are no news. */
const mailIsStuckFrom = 10;

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Null while it is not known yet. */
export function attentionWords({ openFeedback, jobsFailed, mailsWaiting }: Counts) {
  if (openFeedback === undefined || jobsFailed === undefined || mailsWaiting === undefined) return null;
  const parts = [
    openFeedback > 0 &&
      `${several(openFeedback, 'message is waiting', 'messages are waiting')} for an answer`,
    jobsFailed > 0 && `${several(jobsFailed, 'job', 'jobs')} failed`,
    mailsWaiting >= mailIsStuckFrom && `${mailsWaiting} e-mails have not been sent`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return { calm: true, sentence: 'Nothing needs your attention.' };
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]!;
  return { calm: false, sentence: `${list}.` };
}
