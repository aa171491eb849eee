import type { Files } from '#kit/files/files.server.ts';
import { addressOf } from './bring-answer.server.ts';
import type { FeedbackWithSender } from './queries.server.ts';
import { screenshotUrl } from './screenshot.server.ts';

function presentBasics({ feedback }: FeedbackWithSender) {
  const { id, type, text, state, answer, answeredAt, createdAt } = feedback;
  return { id, type, text, state, answer, answeredAt, createdAt };
}

export function presentForSender(row: FeedbackWithSender) {
  return { ...presentBasics(row), hasScreenshot: row.feedback.screenshotId !== null };
}

export function presentForAdmin(row: FeedbackWithSender, files: Pick<Files, 'linkKeys'>) {
  const { sender, feedback } = row;
  return {
    ...presentBasics(row),
    page: feedback.page,
    member: sender && { id: sender.id, name: sender.name, handle: sender.handle },
    replyTo: addressOf(row),
    screenshotUrl: feedback.screenshotId && screenshotUrl(files, feedback.screenshotId),
  };
}
