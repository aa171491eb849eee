/** New blocks and what is done with those that are there. */
import { line, newBlock, type Block, type BlockData, type Entry } from '../site.ts';
import type { Field, ListField } from './fields.ts';
import { kindOf } from './kinds.ts';

const blankValue = (field: Field) =>
  field.is === 'list' ? [] : field.is === 'choice' ? Object.keys(field.options)[0]! : '';

export const blankEntry = ({ fields }: ListField): Entry =>
  Object.fromEntries(fields.map((field) => [field.name, blankValue(field) as string]));

/** Words that say what belongs there. */
const firstWords: Readonly<Record<string, BlockData>> = {
  hero: { title: 'Placeholder: what this is about', text: 'Placeholder: one sentence on why to read on.' },
  heading: { title: 'Placeholder heading' },
  text: { text: 'Placeholder: write your text here.' },
  columns: { text: 'Placeholder: first column.', text2: 'Placeholder: second column.' },
  notice: { title: 'Placeholder notice', text: 'Placeholder: what visitors should know.' },
  quote: { text: 'Placeholder: a sentence that someone really said.', by: 'Placeholder source' },
  form: {
    title: 'Write to us',
    label: 'Send',
    thanks: 'Thank you. Your message was sent.',
    consent: 'I agree that my answers are stored and read by the owner of this site.',
  },
  map: { label: 'Open map' },
  video: { label: 'Watch video' },
};

const formFields: Entry[] = [
  { label: 'Name', type: 'line', required: 'yes', options: '' },
  { label: 'E-mail', type: 'email', required: 'yes', options: '' },
  { label: 'Message', type: 'long', required: 'yes', options: '' },
];

/** Filled as far as it is not given: every field of its kind is there. */
export function makeBlock(
  kind: string,
  given: Readonly<Record<string, string | readonly Partial<Entry>[]>>,
): Block {
  const { fields } = kindOf(kind)!;
  const data = Object.fromEntries(
    fields.map((field) => {
      const value = given[field.name];
      if (field.is !== 'list') return [field.name, value ?? blankValue(field)];
      const rows = (value ?? []) as readonly Entry[];
      return [field.name, rows.map((row) => ({ ...blankEntry(field), ...row }))];
    }),
  ) as BlockData;
  return newBlock(kind, data);
}

export function blankBlock(kind: string): Block {
  const items = kindOf(kind)!.fields.find((field) => field.is === 'list');
  const rows = kind === 'form' ? formFields : items ? [blankEntry(items), blankEntry(items)] : [];
  return makeBlock(kind, { ...firstWords[kind], ...(items ? { items: rows } : {}) });
}

export const copyBlock = ({ kind, data }: Block): Block => newBlock(kind, structuredClone(data));

/** Taken out and put where it then has this place. */
export function moveTo<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from];
  if (one === undefined) return [...all];
  return all.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(all.length - 1, to)), 0, one);
}

/** What a block is called in lists: its kind, and its first words. */
export function nameOf({ kind, data }: Block): string {
  const { title = kind } = kindOf(kind) ?? {};
  const words = (line(data, 'title') || line(data, 'text')).split('\n')[0]!.slice(0, 40);
  return words ? `${title}: ${words}` : title;
}
