/** `docs/decisions/README.md`: every decision with its number, title and status, read from the files themselves. */
import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');
const head = /^# (\d{3}): (.+)\n\nStatus: ((?:accepted|superseded|partly superseded)\b.*)\n/;

export function decisionIndex(): string {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return [
    '# Decisions',
    'Half a page for each choice that someone might question: what was decided, why, and what it costs. A decision is not rewritten when it changes: a new one is added, and the old one gets the status “superseded by” or “partly superseded by”.',
    'A file begins with `# 107: The decision as a sentence` and a line `Status: accepted`. This index is written by `npm run docs`.',
    ['| number | decision | status |', '|---|---|---|', ...files.toSorted().map(row)].join('\n'),
    '',
  ].join('\n\n');
}

function row(file: string): string {
  const [, number, title, status] = head.exec(fs.readFileSync(path.join(folder, file), 'utf8')) ?? [];
  if (!number || !file.startsWith(`${number}-`))
    throw new Error(`${file} must begin with its number, a title and a line "Status: accepted".`);
  return `| ${number} | [${title}](${file}) | ${status} |`;
}
