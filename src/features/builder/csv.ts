/** Answers as a table for spreadsheets. What begins like a formula gets an apostrophe, so that none is calculated. */
const cell = (value: string) => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const lineOf = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

export interface CsvRow {
  sentAt: string;
  form: string;
  answers: readonly { label: string; value: string }[];
}

/** Spreadsheets take a text without the mark for another encoding. */
export const csvHead = (labels: readonly string[]) =>
  `\uFEFF${lineOf(['Sent', 'Form', ...labels, 'Other answers'])}`;

/** A column for each label; what was asked by earlier versions of the forms stands in the last one. */
export function csvLine(labels: readonly string[], { sentAt, form, answers }: CsvRow): string {
  const values = new Map(answers.map(({ label, value }) => [label, value]));
  const others = answers.filter(({ label }) => !labels.includes(label));
  return lineOf([
    sentAt,
    form,
    ...labels.map((label) => values.get(label) ?? ''),
    others.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ]);
}
