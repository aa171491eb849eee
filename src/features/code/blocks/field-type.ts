/** What kind of value a field holds, by its label. */
export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'time'
  | 'textarea'
  | 'checkbox';

const types: readonly (readonly [FieldType, RegExp])[] = [
  ['email', /\be-?mail\b/i],
  ['tel', /\b(?:phone|telephone|mobile)\b/i],
  ['url', /\b(?:url|website|link|homepage)\b/i],
  ['date', /\b(?:date|day|birthday|deadline)\b/i],
  ['time', /\btime\b/i],
  ['number', /\b(?:number|amount|price|cost|age|quantity|count|weight|height|total|score|year)\b/i],
  ['textarea', /\b(?:message|comments?|notes?|description|details|address|feedback)\b/i],
  ['checkbox', /\b(?:agree|accept|consent|subscribe|done)\b/i],
];

export const fieldType = (label: string): FieldType =>
  types.find(([, words]) => words.test(label))?.[0] ?? 'text';

const fieldList = /\b(?:fields?|columns?)\b(?:\s+(?:for|are|called|named))?\s*:?\s+([^.;\n]{2,300})/i;

/** The list after “fields” or “columns” in a description (“with the fields name, e-mail and phone”), and the description without it. */
export function takeFields(description: string): { fields: string[]; rest: string } {
  const match = fieldList.exec(description);
  if (!match) return { fields: [], rest: description };
  const fields = match[1]!
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((one) => one.trim().replace(/^(?:a|an|the)\s+/i, ''))
    .filter((one) => one.length > 0 && one.length <= 40)
    .map((one) => one[0]!.toUpperCase() + one.slice(1))
    .slice(0, 12);
  return { fields, rest: description.replace(match[0], ' ') };
}
