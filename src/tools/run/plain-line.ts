/** One line without the marks of Markdown, for lists and previews. */
export function plainLine(text: string): string {
  return withoutMarks(text).replaceAll(/\s+/g, ' ').trim();
}

/** The same with its lines kept, where there is room for them; list items keep a dot. */
export function plainLines(text: string): string {
  const dotted = text.replaceAll(/^[^\S\r\n]*[-*•]\s+/gm, '\u00b7 ');
  return withoutMarks(dotted)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
}

/** Each expression stops at the end of its line or at the next bracket: a stranger's text must not make it look twice. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/^[^\S\r\n]*(?:[-*•]|#{1,6}|>|\d{1,3}[.)])\s+/gm, '')
    .replaceAll(/\]\((?:[^()]|\([^()]*\))*\)|[*_`[\]]/g, '');
}
