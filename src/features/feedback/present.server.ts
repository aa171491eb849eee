import type { FeedbackWithSender } from './queries.server.ts';

/** The address left with the feedback, else the member's own once it is known to be theirs. */
export function replyAddress({ feedback, sender }: FeedbackWithSender): string | null {
  return feedback.email ?? (sender?.emailVerified ? sender.email : null);
}

export function presentForSender({ feedback }: FeedbackWithSender) {
  const { id, type, text, state, answer, answeredAt, createdAt } = feedback;
  return { id, type, text, state, answer, answeredAt, createdAt };
}

export function presentForAdmin(row: FeedbackWithSender) {
  const { sender, feedback } = row;
  return {
    ...presentForSender(row),
    page: feedback.page,
    member: sender && { id: sender.id, name: sender.name, handle: sender.handle },
    replyTo: replyAddress(row),
  };
}
