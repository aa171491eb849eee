import type { ReactNode } from 'react';

interface ExplainedTableProps {
  label: string;
  rows: readonly { part: string; words: ReactNode; depth?: number }[];
}

/** What each part means; parts within others stand further in. */
export function ExplainedTable({ label, rows }: ExplainedTableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th className="px-4 py-2 font-medium">Part</th>
            <th className="px-4 py-2 font-medium">What it means</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, words, depth = 0 }, at) => (
            <tr key={`${at} ${part}`} className="border-b border-line last:border-0">
              <td className="px-4 py-2 align-top">
                <code className="wrap-anywhere whitespace-pre-wrap">{part}</code>
              </td>
              <td className="px-4 py-2 align-top" style={{ paddingLeft: `${depth + 1}rem` }}>
                {words}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
