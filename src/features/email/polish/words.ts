import type { ShownEdit } from './data.ts';

export const kindWords: Record<ShownEdit['kind'], string> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  wordy: 'Fewer words',
  plain: 'Plainer words',
  inclusive: 'Inclusive words',
  passive: 'Passive voice',
  long: 'Long sentence',
  repeated: 'Repeated word',
  engine: 'Wording',
};

export const languageWords: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  pl: 'Polish',
  sv: 'Swedish',
  ru: 'Russian',
  other: 'another language',
};
