import Bug from 'lucide-react/icons/bug';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Heart from 'lucide-react/icons/heart';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { feedbackTypes, type FeedbackType } from '#features/feedback/contract.ts';
import type { FeedbackStep } from './assistant-state.ts';
import { FeedbackDetails } from './feedback-details.tsx';

const kinds = {
  bug: { label: 'Bug', hint: 'Something is broken', Icon: Bug },
  suggestion: { label: 'Suggestion', hint: 'It could be better', Icon: Lightbulb },
  praise: { label: 'Praise', hint: 'Something you like', Icon: Heart },
  question: { label: 'Question', hint: 'Something is unclear', Icon: CircleQuestionMark },
} satisfies Record<FeedbackType, object>;

interface FeedbackTabProps {
  step: FeedbackStep;
  onChoose: (kind: FeedbackType) => void;
  onBack: () => void;
  onSubmit: (feedback: { text: string; email: string }) => void;
}

/** Choose what it is, say it, done. */
export function FeedbackTab({ step, onChoose, onBack, onSubmit }: FeedbackTabProps) {
  // Kept here, so that choosing another kind loses nothing.
  const [draft, setDraft] = useState({ text: '', email: '' });
  if (step.is === 'submitted')
    return (
      <div role="status" className="grid min-h-64 content-center gap-2 text-center">
        <p className="font-display text-2xl font-bold">Thank you!</p>
        <p className="text-muted">We read every message.</p>
      </div>
    );
  if (step.is === 'details')
    return (
      <FeedbackDetails
        label={kinds[step.kind].label}
        sending={step.sending}
        draft={draft}
        onDraft={setDraft}
        onBack={onBack}
        onSubmit={() => onSubmit(draft)}
      />
    );
  return (
    <div className="grid min-h-64 content-start gap-3">
      <p className="text-muted">What would you like to tell us?</p>
      <ul className="grid grid-cols-2 gap-3">
        {feedbackTypes.map((kind) => {
          const { label, hint, Icon } = kinds[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => onChoose(kind)}
                className="grid size-full content-start gap-1 rounded-card border-[1.5px] border-line p-4 text-left transition-colors duration-150 hover:border-edge"
              >
                <Icon aria-hidden className="size-5 text-bamboo-deep" />
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{hint}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
