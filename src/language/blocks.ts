/** The running text of a document: paragraphs and list items, without code, tables and the marks before them. */
export interface Block {
  /** Where it begins in the document. */
  start: number;
  /** As long as it is there: lines that go on are joined by a space each. */
  text: string;
}

const marks = /^\s*(?:(?:[-*+•>]|\d{1,3}[.)]|#{1,6})\s+)*/;

export function blocksOf(document: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let isCode = false;
  let start = 0;
  for (const line of document.split('\n')) {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    const lead = marks.exec(line)![0];
    const text = line.slice(lead.length);
    if (isCode || isFence || text.trim() === '' || text.startsWith('|')) open = undefined;
    else if (open && lead.trim() === '') open.text += ` ${line}`;
    else blocks.push((open = { start: start + lead.length, text }));
    start += line.length + 1;
  }
  return blocks;
}
