import { Notice } from '#kit/ui/notice.tsx';
import type { Questionnaire, Score } from '../questionnaires.ts';

interface ScoreShownProps {
  questionnaire: Questionnaire;
  result: Score;
}

/** A number, what it does and does not mean, and when to see someone. */
export function ScoreShown({ questionnaire: { title, id }, result }: ScoreShownProps) {
  const { score, most, band, seesSomeone } = result;
  const subject = id === 'phq-9' ? 'low mood' : 'anxiety';
  return (
    <section aria-label="Your score" aria-live="polite" className="grid gap-4">
      <p className="text-2xl font-semibold">
        {title}: {score} of {most}
      </p>
      <p>
        The authors of this questionnaire call this range “{band}” {subject}. It says how often these problems
        bothered you in two weeks. It is not a diagnosis: illness, grief, medicines and hard times can all
        raise it.
      </p>
      {seesSomeone ? (
        <Notice tone="warning" title="Please talk to a doctor or a therapist about this">
          From 10 on, the authors advise to have it looked at. You can take a summary of your entries with
          you.
        </Notice>
      ) : (
        <p className="text-muted">
          If it stays or gets worse, or if it makes your days hard, a doctor or therapist can help at any
          score.
        </p>
      )}
    </section>
  );
}
