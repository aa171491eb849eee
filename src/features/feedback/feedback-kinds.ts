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
    help: 'What you would like to do, and what stands in the way.',
    Icon: Lightbulb,
  },
  praise: {
    label: 'Praise',
    hint: 'Something made you smile',
    ask: 'What do you like?',
    help: 'Whoever made it will read it.',
    Icon: Heart,
  },
  question: {
    label: 'Question',
    hint: 'Something is not clear',
    ask: 'What would you like to know?',
    help: 'The more we know about what you are after, the better the answer.',
    Icon: CircleQuestionMark,
  },
} as const satisfies Record<FeedbackType, object>;
