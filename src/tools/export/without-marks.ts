/** Markdown as one would type it in a mail: lists stay, marks go, links keep their address. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g, '$1 ($2)')
    .replaceAll(/\\([^\w\s])/g, '$1');
}
