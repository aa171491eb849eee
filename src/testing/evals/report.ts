/** The figures as Markdown, and their place in `docs/quality.md`. */
import fs from 'node:fs';
import path from 'node:path';
import type { Eval, EvalSet } from './eval.ts';

export const qualityFile = path.resolve(import.meta.dirname, '../../../docs/quality.md');
const [start, end] = ['<!-- evals:start -->', '<!-- evals:end -->'];

export interface Measured extends Pick<EvalSet, 'name' | 'size' | 'use'> {
  figures: Record<string, string>;
}

export function toMarkdown(title: string, sets: readonly Measured[]): string {
  const columns = [...new Set(sets.flatMap(({ figures }) => Object.keys(figures)))];
  const rows = sets.map(({ name, size, use, figures }) => [
    name,
    String(size),
    use,
    ...columns.map((column) => figures[column] ?? ''),
  ]);
  const lines = [['set', 'cases', 'use', ...columns], columns.concat('', '', '').map(() => '---'), ...rows];
  return [`### ${title}`, '', ...lines.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

/** Replaces the part between the markers, and leaves what people wrote around it. */
export function replaceFigures(text: string, figures: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/quality.md has no ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${figures}\n\n${text.slice(to)}`;
}

export function figuresIn(text: string): string {
  return text.slice(text.indexOf(start) + start.length, text.indexOf(end));
}

/** Every `*.eval.ts` under `src`, whose path contains one of the words if there are any. */
export async function findEvals(words: readonly string[] = []): Promise<Eval[]> {
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = fs.globSync('src/**/*.eval.ts', { cwd: root }).toSorted();
  const wanted = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  return Promise.all(
    wanted.map(async (file) => ((await import(path.join(root, file))) as { default: Eval }).default),
  );
}
