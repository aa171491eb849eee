import type { FeedbackWithSender } from './queries.server.ts';

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
    replyTo: feedback.email,
  };
}
