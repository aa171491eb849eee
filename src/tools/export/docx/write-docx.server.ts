/** A document for word processors: headings that make an outline, lists, tables, quotations and links; no pictures, no macros. */
import { strToU8, zipSync } from 'fflate';
import { boundTable, mostExportedCells, tableCutNote, widestRow } from '#kit/documents/table-bounds.ts';
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { OutlinePart } from '../outline.ts';
import type { Block, Span } from '../pdf/blocks.ts';
import { readBlocks } from '../pdf/read-blocks.ts';
import { contentTypes, mainRelations, numbering, styles } from './package-parts.ts';
import { attribute, element, xmlHead, xmlText } from './xml.ts';

export interface DocxOptions {
  parts: readonly OutlinePart[];
  /** Of this installation, for its own pages. */
  origin: string;
}

const bulletList = 1;
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function writeDocx({ parts, origin }: DocxOptions): Uint8Array<ArrayBuffer> {
  const links: string[] = [];
  /** Where each numbered list begins. */
  const counted: number[] = [];

  function run({ text, bold, italic, code, strike, href }: Span): string {
    const look = [
      href && element('w:rStyle', '', { 'w:val': 'Hyperlink' }),
      code && element('w:rStyle', '', { 'w:val': 'Code' }),
      bold && '<w:b/>',
      italic && '<w:i/>',
      strike && '<w:strike/>',
    ]
      .filter(Boolean)
      .join('');
    const words = text
      .split('\n')
      .map((line) => `<w:t xml:space="preserve">${xmlText(line)}</w:t>`)
      .join('<w:br/>');
    const written = element('w:r', `${look && element('w:rPr', look)}${words}`);
    if (!href || !isSafeLink(href)) return written;
    links.push(wholeAddress(href, origin));
    return element('w:hyperlink', written, { 'r:id': `link${links.length}` });
  }

  const paragraph = (spans: readonly Span[], style?: string, more = '') => {
    const look = `${style ? element('w:pStyle', '', { 'w:val': style }) : ''}${more}`;
    return element('w:p', `${look && element('w:pPr', look)}${spans.map(run).join('')}`);
  };
  const plain = (text: string, style?: string) => paragraph([{ text }], style);

  const inList = (level: number, list: number) =>
    element('w:numPr', `<w:ilvl w:val="${Math.min(level, 8)}"/><w:numId w:val="${list}"/>`);

  function block(one: Block, level = 0, style?: string): string {
    switch (one.is) {
      case 'paragraph':
        return paragraph(one.spans, style);
      case 'heading':
        return paragraph(one.spans, `Heading${Math.min(one.rank, 3)}`);
      case 'quote':
        return one.blocks.map((inner) => block(inner, level, 'Quote')).join('');
      case 'code':
        return paragraph([{ text: one.text, code: true }]);
      case 'rule':
        return plain('');
      case 'table':
        return table(one.rows);
      case 'list': {
        if (one.first !== null) counted.push(one.first);
        const list = one.first === null ? bulletList : bulletList + counted.length;
        return one.items.map((item) => listItem(item, level, list)).join('');
      }
    }
  }

  /** Its first paragraph carries the mark; what else it holds stands below. */
  function listItem([first, ...rest]: readonly Block[], level: number, list: number): string {
    const head =
      first?.is === 'paragraph'
        ? paragraph(first.spans, 'ListParagraph', inList(level, list))
        : first
          ? block(first, level + 1)
          : '';
    return head + rest.map((inner) => block(inner, level + 1, 'ListParagraph')).join('');
  }

  /** A shorter row says how many columns it lacks instead of holding empty cells. */
  function table(given: readonly Span[][][]): string {
    const { rows, isCut } = boundTable(given, mostExportedCells);
    const columns = widestRow(rows);
    const cell = (spans: readonly Span[]) =>
      element('w:tc', `<w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph(spans)}`);
    const written = rows.map((row) => {
      const missing = columns - Math.max(1, row.length);
      const after = missing > 0 ? `<w:trPr><w:gridAfter w:val="${missing}"/></w:trPr>` : '';
      return element('w:tr', after + (row.length > 0 ? row : [[]]).map(cell).join(''));
    });
    const look = '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>';
    const whole = `${look}<w:tblGrid>${'<w:gridCol/>'.repeat(columns)}</w:tblGrid>${written.join('')}`;
    return element('w:tbl', whole) + paragraph(isCut ? [{ text: tableCutNote, italic: true }] : []);
  }

  function part(one: OutlinePart): string {
    switch (one.is) {
      case 'title':
        return plain(one.text, 'Title');
      case 'heading':
        return plain(one.text, `Heading${one.level}`);
      case 'note':
        return paragraph([{ text: one.text, italic: true }]);
      case 'question':
        return plain(one.text, 'Quote');
      case 'markdown':
        return readBlocks(one.text)
          .map((inner) => block(inner))
          .join('');
      case 'points':
        return one.items
          .map(({ text, note }) =>
            paragraph([{ text: `${text}\n${note}` }], 'ListParagraph', inList(0, bulletList)),
          )
          .join('');
      case 'sources':
        return one.items
          .map(({ title, href }) =>
            paragraph([{ text: title, ...(href ? { href } : {}) }], 'ListParagraph', inList(0, bulletList)),
          )
          .join('');
    }
  }

  const body = parts.map(part).join('');
  const document = `${xmlHead}<w:document xmlns:w="${main}" xmlns:r="${relations}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1300" w:bottom="1440" w:left="1300" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`;
  const linked = links.map(
    (href, at) =>
      `<Relationship Id="link${at + 1}" Type="${relations}/hyperlink" Target="${attribute(href)}" TargetMode="External"/>`,
  );
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': mainRelations,
    'word/document.xml': document,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering(bulletList, counted),
    'word/_rels/document.xml.rels': `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="numbering" Type="${relations}/numbering" Target="numbering.xml"/>${linked.join('')}</Relationships>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
