/** A sentence of an answer without the marks of Markdown, to be read outside of it. */
export function plainWords(words: string): string {
  return words
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replaceAll(/^\s*(?:[-*+•]|#{1,6}|>|\d{1,3}[.)])\s+/gm, '')
    .replaceAll(/\*\*|__|`|~~/g, '')
    .trim();
}
