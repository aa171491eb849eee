/** Answers as a table for spreadsheets. What begins like a formula gets an apostrophe, so that none is calculated. */
const cell = (value: string) => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export interface CsvRow {
  sentAt: string;
  form: string;
  answers: readonly { label: string; value: string }[];
}

/** One column for each label, in the order in which they first appear. */
export function writeCsv(rows: readonly CsvRow[]): string {
  const labels = [...new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const lines = rows.map(({ sentAt, form, answers }) => {
    const values = new Map(answers.map(({ label, value }) => [label, value]));
    return [sentAt, form, ...labels.map((label) => values.get(label) ?? '')];
  });
  // Spreadsheets take a text without the mark for another encoding.
  return `\uFEFF${[['Sent', 'Form', ...labels], ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
