import type { TextRule } from '#language/text-problem.ts';

export const longestQuestion = 1000;
export const longestPoint = 300;
export const mostPoints = 12;

export const questionRule: TextRule = {
  longest: longestQuestion,
  nothing: 'Enter a question.',
  tooLong: `That’s too long. Ask a question of at most ${longestQuestion.toLocaleString('en')} characters.`,
};

export const pointRule: TextRule = {
  longest: longestPoint,
  nothing: 'Fill in the point, or remove it.',
  tooLong: `Use at most ${longestPoint} characters for a point.`,
};

export const planWords = {
  empty: 'Keep at least one point.',
  tooMany: `Use at most ${mostPoints} points.`,
};
