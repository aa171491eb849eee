import { useMemo, useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { explainShell, longestShell } from '../../helpers/shell.ts';
import { ExplainedTable } from './explained-table.tsx';

/** A shell command, word by word. */
export function ShellHelper() {
  const [text, setText] = useState('grep -rin "todo" src | sort | uniq -c > todos.txt');
  const explained = useMemo(() => explainShell(text), [text]);
  return (
    <>
      <Field
        label="Shell command"
        hint="It is not run. Common commands and flags are known; others are named as not known."
        error={'problem' in explained ? explained.problem : undefined}
      >
        <Textarea
          rows={3}
          className="font-mono"
          spellCheck={false}
          maxLength={longestShell}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {'parts' in explained && (
        <ExplainedTable
          label="Explanation"
          rows={explained.parts.map(({ part, words, isKnown }) => ({
            part,
            words: isKnown ? words : <span className="text-muted italic">{words}</span>,
          }))}
        />
      )}
    </>
  );
}
