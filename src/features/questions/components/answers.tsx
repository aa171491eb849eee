import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Section } from '#kit/ui/section.tsx';
import { addAnswer, type QuestionView } from '../contract.ts';
import { longestText } from '../limits.ts';
import { refreshes } from '../use-question.ts';
import { several } from '../words.ts';
import { AnswerItem } from './answer-item.tsx';
import { EngineAnswer } from './engine-answer.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';

interface AnswersProps {
  question: QuestionView;
  signedIn: boolean;
}

/** The accepted answer, then those that helped others, then the engine's, then the rest. An engine that does not know comes last. */
export function Answers({ question, signedIn }: AnswersProps) {
  const { id, answers, engine, title, hidden } = question;
  const comesBefore = ({ accepted, votes }: QuestionView['answers'][number]) =>
    accepted || votes > 0 || engine.state === 'abstained';
  const item = (answer: QuestionView['answers'][number]) => (
    <AnswerItem key={answer.id} answer={answer} question={question} signedIn={signedIn} />
  );
  return (
    <Section
      title={answers.length === 0 ? 'Answers' : several(answers.length, 'answer')}
      className="py-6 sm:py-8"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {answers.filter(comesBefore).map(item)}
        <EngineAnswer engine={engine} title={title} />
        {answers.filter((answer) => !comesBefore(answer)).map(item)}
      </div>
      {!hidden && (
        <div className="pt-8">{signedIn ? <AnswerForm id={id} /> : <SignInToAnswer id={id} />}</div>
      )}
    </Section>
  );
}

function AnswerForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const add = useCall(addAnswer, { refreshes, onSuccess: () => setText('') });
  return (
    <WordsForm
      label="Your answer"
      hint="Share what you know and how you know it. Supports Markdown."
      action="Answer"
      most={longestText}
      rows={5}
      text={text}
      onChange={setText}
      pending={add.isPending}
      error={add.error}
      onSubmit={() => add.mutate({ params: { id }, body: { text } })}
    />
  );
}

function SignInToAnswer({ id }: { id: string }) {
  return (
    <p className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-5">
      <span className="flex-1 basis-52">Know the answer? Sign in to answer, comment and vote.</span>
      <Button asChild size="sm">
        <Link to={href('/login', { return_url: href('/qa/:id', { id }) })}>Sign in</Link>
      </Button>
    </p>
  );
}
