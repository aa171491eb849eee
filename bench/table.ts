export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  note?: string;
}

/** Markdown, so that a run can be pasted where it is talked about. */
export function printTable({ title, columns, rows, note }: Table) {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(
    [`\n### ${title}\n`, line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'),
  );
  if (note) console.log(`\n${note}`);
}

export const ratio = (ours: number, floor: number) => (ours / floor).toFixed(2);
export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
