/** Answers put into a template. What people wrote stands there as they wrote it: none of it becomes a heading, a link or code. */
import { countryName } from '#kit/crisis/country.ts';
import { heading, type OutlinePart } from '#tools/export/outline.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import type { LawContent } from './content.ts';
import type { Clause, Condition, Question, Template } from './template.ts';

type Answers = LawContent['answers'];

export interface Assembled {
  parts: OutlinePart[];
  /** What is not answered yet and stands in brackets. */
  missing: Question[];
}

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function assemble(template: Template, content: LawContent, title = template.title): Assembled {
  const { answers } = content;
  const asked = askedOf(template, answers);
  const values = new Map<string, string>([['law', escaped(lawOf(content))]]);
  for (const question of questionsOf(template)) {
    const answer = answers[question.id]?.trim();
    values.set(
      question.id,
      answer ? escaped(inWords(question, answer)) : `**${escaped(`[${question.ask}]`)}**`,
    );
  }
  const fill = (text: string): OutlinePart => ({
    is: 'markdown',
    text: text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => values.get(id) ?? whole),
  });
  const kept = template.clauses.filter(({ when }) => !when || holds(when, answers));
  let number = 0;
  return {
    parts: [
      { is: 'title', text: title },
      ...(template.opening ? [fill(template.opening)] : []),
      ...kept.flatMap(({ title: name, text }: Clause) =>
        name ? [heading(2, `${(number += 1)}. ${name}`), fill(text)] : [fill(text)],
      ),
      ...(template.closing ? [fill(template.closing)] : []),
    ],
    missing: asked.filter(({ id, isOptional }) => !isOptional && !answers[id]?.trim()),
  };
}

export const questionsOf = ({ steps }: Template) => steps.flatMap(({ questions }) => questions);

/** Those that are asked, given the answers so far. */
export const askedOf = (template: Template, answers: Answers) =>
  questionsOf(template).filter(({ when }) => !when || holds(when, answers));

export const holds = ({ id, is }: Condition, answers: Answers) =>
  is === undefined ? Boolean(answers[id]?.trim()) : answers[id] === is;

/** “Bavaria, Germany” */
export const lawOf = ({ country, region }: Pick<LawContent, 'country' | 'region'>) =>
  [region.trim(), countryName(country)].filter(Boolean).join(', ');

export function inWords(question: Question, answer: string): string {
  if (question.is === 'choice') {
    const chosen = question.options.find(({ id }) => id === answer);
    return chosen?.words ?? chosen?.label ?? answer;
  }
  if (question.is !== 'date') return answer;
  const day = new Date(`${answer}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? answer : dayWords.format(day);
}

/** As character references: with a backslash, brackets and dollars would begin a formula. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#+\-.!|~&$^=:@]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The whole text as people read it, without marks. */
export const textOf = ({ parts }: Assembled): string =>
  withoutMarks(parts.map((part) => ('text' in part ? part.text : '')).join('\n\n')).replaceAll(
    /&#(\d{2,3});/g,
    (_, code: string) => String.fromCharCode(Number(code)),
  );
