import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { answerDue, listDue, listLessons, type DueQuestion } from '../contract.ts';
import { Options } from './options.tsx';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** Questions from one's own mistakes, as they fall due. Nothing is shown to whoever has made none. */
export function Review() {
  const { data } = useQuery(query(listDue));
  // The one that was just answered stays until one goes on, though it is no longer due.
  const [open, setOpen] = useState<DueQuestion>();
  if (!data || (data.items.length === 0 && !data.next && !open)) return null;
  const shown = open ?? data.items[0];
  return (
    <Section title="Questions for today" lede="Questions you got wrong come back for review.">
      {shown ? (
        <Due
          key={shown.id}
          question={shown}
          waiting={data.items.length}
          onAnswer={() => setOpen(shown)}
          onNext={() => setOpen(undefined)}
        />
      ) : (
        <p className="text-muted">
          Nothing due. Next question on {data.next && inWords.format(new Date(data.next))}.
        </p>
      )}
    </Section>
  );
}

interface DueProps {
  question: DueQuestion;
  waiting: number;
  onAnswer: () => void;
  onNext: () => void;
}

function Due({ question, waiting, onAnswer, onNext }: DueProps) {
  const { id, ask, options, lesson } = question;
  const [choice, setChoice] = useState<number>();
  const answer = useCall(answerDue, { refreshes: [listDue, listLessons] });
  const send = (effort: 'hard' | 'good' | 'easy') => {
    if (choice === undefined) return;
    onAnswer();
    answer.mutate({ params: { id }, body: { choice, effort } });
  };
  const outcome = answer.data;
  return (
    <Card padding="lg" className="grid max-w-3xl gap-5">
      <p className="text-sm text-muted">
        From <Link to={href('/university/lesson/:slug', { slug: lesson.slug })}>{lesson.title}</Link>
        {waiting > 1 && ` · ${waiting} due`}
      </p>
      <Options
        name={id}
        legend={ask}
        options={options}
        value={choice}
        onChange={setChoice}
        disabled={Boolean(outcome)}
      />
      {answer.error && <Notice tone="error">{wordsOf(answer.error)}</Notice>}
      {outcome ? (
        <>
          <Notice tone={outcome.right ? 'success' : 'warning'} title={outcome.right ? 'Right' : 'Not quite'}>
            {outcome.why ?? 'Look it up in the lesson.'} Next review on{' '}
            {inWords.format(new Date(outcome.due))}.
          </Notice>
          <Button className="justify-self-start" onClick={onNext}>
            Continue
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted">How hard was it?</span>
          {(['hard', 'good', 'easy'] as const).map((effort) => (
            <Button
              key={effort}
              size="sm"
              variant="secondary"
              disabled={choice === undefined}
              pending={answer.isPending}
              onClick={() => send(effort)}
            >
              {effortWords[effort]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

const effortWords = { hard: 'Hard', good: 'Fine', easy: 'Easy' };
