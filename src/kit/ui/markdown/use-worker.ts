import { useEffect, useState } from 'react';
import type { Beside, Question } from './worker-client.ts';

interface Outcome<Answer> {
  answer?: Answer;
  failed?: string;
}

/** What a worker makes of something, once it is there; on the server, until then, and without a source nothing. */
export function useBeside<Answer>(
  ask: Beside<Answer>,
  how: string,
  source: string | undefined,
): Outcome<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer> & Partial<Question>>({});
  useEffect(() => {
    if (source === undefined) return;
    const question = { how, source };
    let isWanted = true;
    ask(question).then(
      (answer) => isWanted && setOutcome({ ...question, answer }),
      (error: Error) => isWanted && setOutcome({ ...question, failed: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, how, source]);
  return outcome.how === how && outcome.source === source ? outcome : {};
}
