import { languageNames, whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import { english } from './model-words.ts';

/** The text as it is, and why, where it is not English; undefined where it is. */
export function notEnglish(text: string): Written | undefined {
  const code = whichLanguage(text);
  if (code === 'en') return undefined;
  return { text, note: english(code ? languageNames[code] : 'another language'), revises: true };
}
