/** What does not fit into the sentence of its field: it stands as a sentence of its own, so that every sentence stays whole. */
import { capital } from '#language/capital.ts';
import { misfitOf } from './field-fit.ts';
import { itemsOf, phrase } from './field-words.ts';
import type { OccasionField } from './occasion.ts';
import { cleanSentences } from './own-words.ts';

/** Empty where nothing was entered. */
export function apartWords(field: OccasionField, entered: string): string {
  if (entered.trim() === '') return '';
  if (field.kind === 'choice') return '';
  if (field.kind === 'list') return labelled(field, itemsOf(entered).map(phrase).join('; '));
  const misfit = misfitOf(field, entered);
  const says = field.kind === 'text' || field.kind === 'name' ? misfit : misfit && misfit !== 'fragment';
  if (!says) return labelled(field, phrase(entered));
  const isAsked = misfit === 'question' && !/\?\s*$/.test(entered);
  return cleanSentences(isAsked ? `${entered.trim().replace(/[.,;:!]+$/, '')}?` : entered).join(' ');
}

const labelled = ({ label }: OccasionField, words: string) =>
  `${capital(asWriter(label.replace(/, one per line$/, '')))}: ${words}.`;

/** Labels speak to the writer, the text is by the writer. */
const asWriter = (label: string): string =>
  label
    .replaceAll(/\b(to|for|suits|reach) you\b/gi, '$1 me')
    .replaceAll(/\byou were\b/gi, 'I was')
    .replaceAll(/\byou’re\b/gi, 'I’m')
    .replaceAll(/\byou\b/gi, 'I')
    .replaceAll(/\byour\b/gi, 'my');
