/** Forms of a site: what they ask, and whether what was sent answers it. */
import { line, list, type Block, type Site } from './site.ts';

export const answerTypes = ['line', 'long', 'email', 'phone', 'number', 'date', 'choice', 'check'] as const;
export type AnswerType = (typeof answerTypes)[number];

export interface FormField {
  /** In the request. */
  name: string;
  label: string;
  type: AnswerType;
  required: boolean;
  options: string[];
}

export interface SiteForm {
  id: string;
  title: string;
  fields: FormField[];
  button: string;
  thanks: string;
  consent: string;
}

export interface Answer {
  label: string;
  value: string;
}

export const longestAnswer = 4000;
/** Nobody sees this field: whoever fills it in is a program. */
export const trapName = 'website';
export const consentName = 'consent';
const usualConsent = 'I agree that my answers are stored and read by the owner of this site.';

export function formOf({ id, data }: Block): SiteForm {
  return {
    id,
    title: line(data, 'title') || 'Form',
    fields: list(data)
      .map((entry, at) => ({
        name: `f${at}`,
        label: line(entry, 'label').trim(),
        type: answerTypes.find((type) => type === entry.type) ?? 'line',
        required: entry.required === 'yes',
        options: line(entry, 'options')
          .split(',')
          .map((option) => option.trim())
          .filter(Boolean),
      }))
      .filter(({ label }) => label),
    button: line(data, 'label') || 'Send',
    thanks: line(data, 'thanks') || 'Thank you. Your message was sent.',
    consent: line(data, 'consent') || usualConsent,
  };
}

export const formsOf = ({ pages }: Pick<Site, 'pages'>): SiteForm[] =>
  pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'form').map(formOf));

export type ReadAnswers = { answers: Answer[] } | { problems: string[] } | { isTrap: true };

export function readAnswers(form: SiteForm, sent: URLSearchParams): ReadAnswers {
  if (sent.get(trapName)) return { isTrap: true };
  const problems: string[] = [];
  const answers: Answer[] = [];
  for (const field of form.fields) {
    const value = (sent.get(field.name) ?? '').replaceAll('\0', '').toWellFormed().trim();
    const problem = problemOf(field, value);
    if (problem) problems.push(`${field.label}: ${problem}`);
    else answers.push({ label: field.label, value: field.type === 'check' ? (value ? 'Yes' : 'No') : value });
  }
  if (sent.get(consentName) !== 'yes') problems.push('Tick the box to agree before you send the form.');
  if (problems.length === 0 && answers.every(({ value }) => value === '' || value === 'No'))
    problems.push('Fill in at least one field.');
  return problems.length > 0 ? { problems } : { answers };
}

function problemOf({ type, required, options }: FormField, value: string): string | undefined {
  if (value === '') return required ? 'this is required.' : undefined;
  if (value.length > longestAnswer) return `use at most ${longestAnswer.toLocaleString('en')} characters.`;
  if (type === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)) return 'enter an e-mail address.';
  if (type === 'number' && !/^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/.test(value)) return 'enter a number.';
  if (type === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)) return 'enter a date.';
  if (type === 'choice' && !options.includes(value)) return 'choose one of the options.';
  return undefined;
}
