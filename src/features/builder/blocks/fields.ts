/** What a block consists of, as data: the form beside the page, the schema and the text for search are made from it. */
export interface PlainField {
  name: string;
  label: string;
  is: 'line' | 'text' | 'link' | 'picture';
  hint?: string;
}

export interface ChoiceField {
  name: string;
  label: string;
  is: 'choice';
  /** Value → what it is called; the first one is the default. */
  options: Readonly<Record<string, string>>;
}

export interface ListField {
  name: 'items';
  label: string;
  is: 'list';
  /** What one of them is called. */
  one: string;
  fields: readonly (PlainField | ChoiceField)[];
}

export type Field = PlainField | ChoiceField | ListField;

export interface BlockKind {
  id: string;
  title: string;
  group: 'Start' | 'Words' | 'Pictures' | 'Lists' | 'Contact' | 'Frame';
  fields: readonly Field[];
}

export const longestLine = 200;
export const longestText = 4000;
export const longestLink = 500;
export const mostEntries = 24;

export const line = (name: string, label: string, hint?: string): PlainField => ({
  name,
  label,
  is: 'line',
  ...(hint ? { hint } : {}),
});
export const text = (name: string, label: string, hint?: string): PlainField => ({
  name,
  label,
  is: 'text',
  ...(hint ? { hint } : {}),
});
export const link = (name: string, label: string): PlainField => ({ name, label, is: 'link' });
export const picture = (name = 'picture', label = 'Picture'): PlainField => ({ name, label, is: 'picture' });
export const alt = line('alt', 'Description of the picture', 'Read aloud to people who can’t see it.');
export const choice = (name: string, label: string, options: ChoiceField['options']): ChoiceField => ({
  name,
  label,
  is: 'choice',
  options,
});
export const entries = (label: string, one: string, fields: ListField['fields']): ListField => ({
  name: 'items',
  label,
  is: 'list',
  one,
  fields,
});
