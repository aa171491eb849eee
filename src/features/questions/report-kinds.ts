/** By which name each of them is reported. */
export const reportKinds = {
  question: 'question',
  answer: 'question-answer',
  comment: 'question-comment',
} as const;
