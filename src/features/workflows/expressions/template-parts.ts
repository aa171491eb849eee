/** Texts with `{{expressions}}`, cut into words and expressions; linear, whatever stands in them. */

export interface TemplatePart {
  is: 'words' | 'expression';
  text: string;
}

export const hasExpression = (text: string) => text.includes('{{');

export function templateParts(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('{{', at);
    const end = start < 0 ? -1 : text.indexOf('}}', start + 2);
    if (end < 0) break;
    if (start > at) parts.push({ is: 'words', text: text.slice(at, start) });
    parts.push({ is: 'expression', text: text.slice(start + 2, end).trim() });
    at = end + 2;
  }
  if (at < text.length) parts.push({ is: 'words', text: text.slice(at) });
  return parts;
}

/** Every expression in the texts of a value. */
export function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return hasExpression(value)
      ? templateParts(value).flatMap(({ is, text }) => (is === 'expression' ? [text] : []))
      : [];
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(expressionsIn);
  return [];
}
