import { useDeferredValue, useMemo, useState } from 'react';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { explainSql, longestSql } from '../../helpers/sql.ts';
import { ExplainedTable } from './explained-table.tsx';

/** SQL set out in lines and explained clause by clause. */
export function SqlHelper() {
  const [text, setText] = useState(
    "select city, count(*) from people where age >= 18 and city <> '' group by city order by 2 desc limit 10",
  );
  const settled = useDeferredValue(text);
  const explained = useMemo(() => explainSql(settled), [settled]);
  return (
    <>
      <Field
        label="SQL"
        hint="It is not run, and not checked against tables."
        error={'problem' in explained ? explained.problem : undefined}
      >
        <Textarea
          rows={5}
          className="font-mono"
          spellCheck={false}
          maxLength={longestSql}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {'formatted' in explained && (
        <>
          {explained.warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              {warning}
            </Notice>
          ))}
          <div className="grid gap-2">
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-lg">Formatted</h2>
              <CopyButton value={() => explained.formatted} />
            </div>
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
              tabIndex={0}
              className="overflow-x-auto rounded-card bg-sunken p-4 font-mono text-sm"
            >
              {explained.formatted}
            </pre>
          </div>
          <ExplainedTable label="Explanation" rows={explained.parts} />
        </>
      )}
    </>
  );
}
