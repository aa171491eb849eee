/** A question about the table. It is answered by a query, asked back, or left open with the reason. */
import { useMemo, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { ask } from '../ask/ask.ts';
import type { Reading } from '../ask/reading.ts';
import { longestQuestion } from '../ask/words.ts';
import { suggestQuestions } from '../ask/suggest-questions.ts';
import type { Query } from '../query/query.ts';
import { explain } from '../query/explain.ts';
import type { TypedTable } from '../table/typed-table.ts';

interface AskBoxProps {
  table: TypedTable;
  name: string;
  onAnswer: (question: string, query: Query) => void;
}

export function AskBox({ table, name, onAnswer }: AskBoxProps) {
  const [question, setQuestion] = useState('');
  const [reading, setReading] = useState<Exclude<Reading, { is: 'query' }>>();
  const [answered, setAnswered] = useState('');
  function submit(asked: string) {
    const words = asked.trim();
    if (words === '') return;
    setQuestion(words);
    const made = ask(words, table, name);
    if (made.is === 'query') take(words, made.query);
    else {
      setReading(made);
      setAnswered('');
    }
  }
  function take(words: string, query: Query) {
    setReading(undefined);
    setAnswered(explain(query));
    setQuestion('');
    onAnswer(words, query);
  }
  const suggestions = useMemo(() => suggestQuestions(table), [table]);
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-5">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit(question);
        }}
      >
        <Field label="Ask about this table" className="min-w-60 flex-1">
          <Input
            maxLength={longestQuestion}
            placeholder={suggestions[0] ?? 'How many rows are there?'}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </Field>
        <Button type="submit">Ask</Button>
      </form>
      {!reading && suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((one) => (
            <Button key={one} size="sm" variant="secondary" onClick={() => submit(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
      <div aria-live="polite">
        {answered && <p className="text-sm">Added as a card. {answered}</p>}
        {reading?.is === 'choice' && (
          <Notice title={reading.question}>
            <div className="mt-1 flex flex-wrap gap-2">
              {reading.options.map(({ label, query }) => (
                <Button
                  key={label}
                  size="sm"
                  variant="secondary"
                  onClick={() => take(`${question} (${label})`, query)}
                >
                  {label}
                </Button>
              ))}
            </div>
          </Notice>
        )}
        {reading?.is === 'abstains' && (
          <Notice tone="warning" title="This question can’t be answered exactly">
            <p dir="auto">{reading.why} Use the names of columns and values as they stand in the table.</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
