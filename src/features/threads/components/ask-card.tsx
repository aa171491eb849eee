import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';
import { answerAsk, closeAsk, getAsk, type AskView } from '../asks/contract.ts';
import { engineCountWords, silentWords } from '../asks/engine-words.ts';
import type { AskClaim } from '../asks/result.ts';
import type { ThreadMessage } from '../contract.ts';
import { longestAnswer } from '../limits.ts';
import type { OpenThread } from '../use-thread.ts';

/** A question to everyone: answered blind, then seen side by side. */
export function AskCard({ thread, message }: { thread: OpenThread; message: ThreadMessage }) {
  const params = { id: message.id };
  const { data: ask } = useQuery({ ...query(getAsk, { params }), retry: 3 });
  const close = useCall(closeAsk, { refreshes: [getAsk] });
  return (
    <section
      aria-label="Question to everyone"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="sky">Question to everyone</Badge>
        {ask && <Standing ask={ask} />}
      </p>
      <AnswerText text={message.text} topHeading={4} className="max-w-none text-lg font-semibold" />
      {ask?.withEngines && !ask.enginesBusy && silentWords(ask.engines) && (
        <p className="text-sm text-muted">{silentWords(ask.engines)}</p>
      )}
      {!ask ? (
        <Skeleton className="h-20" />
      ) : ask.closedAt ? (
        <Result ask={ask} />
      ) : (
        <>
          {ask.mayAnswer && <AnswerForm key={ask.mine ?? ''} id={message.id} mine={ask.mine} />}
          {thread.view.isGuest && (
            <p className="text-sm text-muted">
              You need an account to answer this. You can write a message instead.
            </p>
          )}
          {ask.mayClose && ask.answered > 0 && (
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              pending={close.isPending}
              onClick={() => close.mutate({ params })}
            >
              Close and show answers
            </Button>
          )}
          {close.error && (
            <p role="alert" className="text-sm text-danger">
              {wordsOf(close.error)}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Standing({ ask }: { ask: AskView }) {
  if (ask.closedAt)
    return (
      <span className="text-sm text-muted">
        Closed <Time value={ask.closedAt} />. {count(ask.answers.length, 'person', 'people')}
        {ask.withEngines && `, ${engineCountWords(ask.engines)}`}
      </span>
    );
  return (
    <span className="text-sm text-muted">
      {ask.answered} of {ask.quorum} answered
      {ask.withEngines &&
        (ask.enginesBusy ? ', engines are writing' : `, ${engineCountWords(ask.engines)} answered`)}
      . Closes <Time value={ask.deadline} />
    </span>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function AnswerForm({ id, mine }: { id: string; mine: string | null }) {
  const [text, setText] = useState(mine ?? '');
  const answer = useCall(answerAsk, { refreshes: [getAsk] });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate({ params: { id }, body: { text } });
      }}
    >
      <Field
        label="Your answer"
        hint={
          mine === null
            ? 'Hidden until the question closes.'
            : 'Saved. You can change it until the question closes.'
        }
        error={answer.error ? wordsOf(answer.error) : undefined}
      >
        <Textarea
          rows={3}
          className="min-h-20"
          maxLength={longestAnswer}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        pending={answer.isPending}
        disabled={text.trim() === '' || text.trim() === mine}
      >
        {mine === null ? 'Answer' : 'Change answer'}
      </Button>
    </form>
  );
}

function Result({ ask }: { ask: AskView }) {
  const { result } = ask;
  const [showsAll, setShowsAll] = useState(false);
  const nameOf = (id: string) => ask.names[id] ?? 'A former member';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {result && (
        <>
          <Claims title="Agreed" claims={result.agreed} nameOf={nameOf} />
          <Claims title="Worded alike, not checked" claims={(result.alike ?? []).flat()} nameOf={nameOf} />
          {result.contested.length > 0 && (
            <div className="grid gap-2">
              <h4 className="font-sans text-base font-semibold">Contested</h4>
              {result.contested.map(({ difference, sides }) => (
                <div key={sides[0]!.words} className="grid gap-1 rounded-lg bg-blush p-3">
                  <p className="text-sm">{difference}</p>
                  <ul className="grid gap-1">
                    {sides.map((side) => (
                      <Claim key={side.words} claim={side} nameOf={nameOf} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          )}
          <Claims title="Single source" claims={result.single} nameOf={nameOf} />
        </>
      )}
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? 'Hide answers' : 'Show all answers'}
      </Button>
      {showsAll && (
        <ul className="grid gap-3">
          {ask.answers.map(({ by, name, text }) => (
            <li key={by ?? text} className="grid gap-0.5">
              <bdi className="font-semibold">{name}</bdi>
              <AnswerText text={text} topHeading={5} className="max-w-none" />
            </li>
          ))}
          {result?.engines.map(({ title, text }) => (
            <li key={title} className="grid gap-0.5">
              <span className="font-semibold">{title}</span>
              <AnswerText text={text} topHeading={5} className="max-w-none" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Claims({
  title,
  claims,
  nameOf,
}: {
  title: string;
  claims: readonly AskClaim[];
  nameOf: (id: string) => string;
}) {
  if (claims.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="font-sans text-base font-semibold">{title}</h4>
      <ul className="grid gap-1">
        {claims.map((claim) => (
          <Claim key={claim.words} claim={claim} nameOf={nameOf} />
        ))}
      </ul>
    </div>
  );
}

/** People and engines are counted apart: ten engines of one mind are not ten people. */
function Claim({ claim, nameOf }: { claim: AskClaim; nameOf: (id: string) => string }) {
  const { words, people, engines } = claim;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span dir="auto" className="wrap-anywhere">
        {words}
      </span>
      {people.length > 0 && (
        <Badge tone="leaf" title={people.map(nameOf).join(', ')}>
          {count(people.length, 'person', 'people')}
        </Badge>
      )}
      {engines.length > 0 && (
        <Badge tone="sky" title={engines.join(', ')}>
          {count(engines.length, 'engine', 'engines')}
        </Badge>
      )}
    </li>
  );
}
