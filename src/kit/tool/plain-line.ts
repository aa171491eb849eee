/** One line without the marks of Markdown, for lists and previews. */
export function plainLine(text: string): string {
  return text
    .replaceAll(/^\s*(?:[-*•]|#{1,6}|>|\d{1,3}[.)])\s+/gm, '')
    .replaceAll(/\]\([^)]*\)|[*_`[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
