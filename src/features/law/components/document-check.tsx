import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { checkBeside } from '../check/check-beside.ts';
import { longestChecked, type CheckResult } from '../check/finding.ts';
import { CheckResultShown } from './check-result-shown.tsx';

interface Checked {
  text: string;
  result: CheckResult;
}

/** A pasted document, read by exact rules in this page. */
export function DocumentCheck() {
  const [text, setText] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();

  async function check() {
    setIsChecking(true);
    setProblem(undefined);
    try {
      setChecked({ text, result: await checkBeside({ how: 'contract', source: text }) });
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <Section
      title="Check a document"
      lede="Finds terms, dates, sums and references that don’t fit, and clauses whose usual words are missing. By fixed rules, for texts in English. It doesn’t judge whether a clause is fair or valid. The text stays in this page."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <Field label="Text of the document" hint="Paste it here, up to 200,000 characters.">
          <Textarea
            rows={6}
            dir="auto"
            className="max-h-80"
            maxLength={longestChecked}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" pending={isChecking} disabled={!text.trim()}>
            Check the text
          </Button>
        </div>
        {problem && <Notice tone="error">{problem}</Notice>}
      </form>
      {checked && <CheckResultShown text={checked.text} result={checked.result} />}
    </Section>
  );
}
