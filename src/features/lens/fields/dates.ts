/** Dates as receipts print them. */

const months =
  'jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|mär(?:z)?|apr(?:il)?|may|mai|mayo|jun[ei]?|juin|jul[iy]?|juillet|aug(?:ust)?|août|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';
const patterns = [
  /(?<!\d)(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?!\d)/,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:(?:19|20)\d{2}|\d{2})(?!\d)/,
  new RegExp(`(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])\\.?[ -](?:${months})\\.?,?[ -](?:19|20)\\d{2}(?!\\d)`, 'i'),
  new RegExp(`\\b(?:${months})\\.? (?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,? (?:19|20)\\d{2}(?!\\d)`, 'i'),
];

/** The first date of a line, as it is printed: which of two numbers is the month, only its reader knows. */
export function dateIn(line: string): { value: string; start: number; end: number } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(line);
    if (match) return { value: match[0], start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
