/** Whole runs written as text: a question, who says what, and who of them agree. Whoever is on no side says nothing that counts. */
import fs from 'node:fs';
import path from 'node:path';

export interface RunCase {
  question: string;
  answers: { engine: string; text: string }[];
  /** Engines of one side say the same; those of two sides never do. */
  sides: string[][];
  /** What the first paragraph must hold. */
  headline: string | undefined;
}

const line = /^(\w+): (.+)$/;

export function runCasesIn(file: string): RunCase[] {
  return fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      const answers = lines.flatMap((one) => {
        const [, engine, text] = line.exec(one) ?? [];
        return engine && text ? [{ engine, text }] : [];
      });
      const [sides = '', headline] = lines.at(-1)!.slice(2).split(' : ');
      return {
        question: lines[0]!.slice(2),
        answers,
        sides: sides.split(' | ').map((side) => side.trim().split(' ')),
        headline,
      };
    });
}

interface KeptRun {
  question: string;
  answers: Record<string, string>;
  /** Who agrees is one side, and whoever dissents stands alone. */
  truth?: { agree: string[]; dissent: string[] };
  sides?: string[][];
  headline?: string;
}

/** The same as lines of JSON. */
export const runCasesInLines = (file: string): RunCase[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one) as KeptRun)
    .map(({ question, answers, truth, sides, headline }) => ({
      question,
      answers: Object.entries(answers).map(([engine, text]) => ({ engine, text })),
      sides: (sides ?? [truth?.agree ?? [], ...(truth?.dissent.map((engine) => [engine]) ?? [])]).filter(
        ({ length }) => length > 0,
      ),
      headline,
    }))
    .filter(({ sides }) => sides.length > 0);
