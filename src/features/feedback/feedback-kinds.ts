/** How each kind of feedback is called and asked for. */
import Bug from 'lucide-react/icons/bug';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Heart from 'lucide-react/icons/heart';
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { FeedbackType } from './contract.ts';

export const feedbackKinds = {
  bug: {
    label: 'Bug',
    hint: 'Something is broken',
    ask: 'What went wrong?',
    help: 'What you did, what you expected, and what happened instead.',
    Icon: Bug,
  },
  suggestion: {
    label: 'Suggestion',
    hint: 'Something could be better',
    ask: 'What would you change?',
    help: 'What you’d like to do, and what’s stopping you.',
    Icon: Lightbulb,
  },
  praise: {
    label: 'Praise',
    hint: 'Something you like',
    ask: 'What do you like?',
    help: 'The team will read it.',
    Icon: Heart,
  },
  question: {
    label: 'Question',
    hint: 'Something is unclear',
    ask: 'What would you like to know?',
    help: 'The more detail you give, the better we can answer.',
    Icon: CircleQuestionMark,
  },
} as const satisfies Record<FeedbackType, object>;
