/** Who a paper is from, where no label says so: the name at its head. */
import type { Passage, ReadBlock } from '#kit/documents/read/document.ts';

/** Legal forms and words that make a name that of a body. */
export const organisation =
  /\b(?:Council|Trust|Ltd|Limited|Inc|LLC|LLP|GmbH|AG|KG|PLC|plc|AS|AB|Oy|SA|SARL|SAS|SpA|BV|B\.V|NV|N\.V|Pty|Corp|Corporation|Company|Co|University|College|School|Institute|Bank|Fund|Ministry|Department|Committee|Commission|Association|Society|Foundation|Agency|Authority|Union|Party|Court|Police|Museum|Hospital|Church|Office|Board|Group|Partners|Services|Club|Press|Laboratory|Centre|Center|Organi[sz]ation|Federation|Parliament|Senate|Congress)\b/;

const paperName =
  /^(?:(?:tax |proforma |final )?invoice|bill|receipt|statement|quotation|quote|offer|order|delivery note|credit note|rechnung|facture|factura)\b/i;
const mostBlocks = 6;
const longest = 70;

/** Undefined where what stands at the head is not plainly a name. */
export function issuerOf(
  blocks: readonly Pick<ReadBlock, 'role' | 'text' | 'table'>[],
): Omit<Passage, 'page'> | undefined {
  const head = blocks.slice(0, mostBlocks);
  const lines = head.flatMap(({ text, table, role }, block) =>
    table || role === 'running-head' ? [] : pieces(text).map((piece) => ({ ...piece, block, role })),
  );
  const isName = (text: string) =>
    text.length <= longest &&
    /^\p{Lu}[\p{L}\d&.,'’ -]+$/u.test(text) &&
    !paperName.test(text) &&
    !/\d{3}/.test(text);
  const withForm = lines.find(({ text }) => isName(text) && organisation.test(text));
  const first = lines.find(({ text }) => !paperName.test(text));
  const heading =
    first && first.role === 'heading' && isName(first.text) && first.text.split(' ').length <= 6
      ? first
      : undefined;
  const found = withForm ?? heading;
  return found && { block: found.block, start: found.start, end: found.end };
}

/** A name and its address in one line are two things. */
function pieces(text: string): { text: string; start: number; end: number }[] {
  const found: { text: string; start: number; end: number }[] = [];
  for (const { 0: piece, index } of text
    .slice(0, 300)
    .matchAll(/[^\n|•·,]+(?:, (?:Ltd|Inc|LLC|Co)\b\.?)?/g)) {
    const shown = piece.trim();
    const start = index + piece.length - piece.trimStart().length;
    if (shown !== '') found.push({ text: shown, start, end: start + shown.length });
  }
  return found;
}
