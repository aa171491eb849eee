/** A document for word processors. Suggestions are tracked changes there and comments are comments, each with its author. */
import { strToU8, zipSync } from 'fflate';
import { boundTable, mostExportedCells, mostColumns, tableCutNote } from '#kit/documents/table-bounds.ts';
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import { contentTypes, mainRelations, numbering, styles } from '#tools/export/docx/package-parts.ts';
import { attribute, element, xmlHead, xmlText } from '#tools/export/docx/xml.ts';
import type { CommentNote, DocNode, Notes, RichContent } from '../document/content.ts';
import { breakMark, isTextblock, markOf } from '../document/settled.ts';
import { pictureOf, type Picture } from './docx-picture.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = `xmlns:w="${main}" xmlns:r="${relations}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;
const bulletList = 1;

export interface EditorDocxOptions {
  title: string;
  content: RichContent;
  /** Of this installation, for its own pages. */
  origin: string;
}

export function toDocx({
  title,
  content: { doc, notes },
  origin,
}: EditorDocxOptions): Uint8Array<ArrayBuffer> {
  const links: string[] = [];
  const counted: number[] = [];
  const pictures: Picture[] = [];
  const footnotes: string[] = [];
  const commented: string[] = [];
  let changes = 0;

  /** Who made a change and when, as the file wants it. */
  const made = (id: unknown) => {
    const note = notes[String(id)];
    changes += 1;
    return `w:id="${changes}" w:author="${attribute(note?.by ?? 'Unknown')}" w:date="${dateOf(note?.at)}"`;
  };

  function run(node: DocNode): string {
    const has = (type: string) => markOf(node, type) !== undefined;
    const deleted = markOf(node, 'deletion');
    const inserted = markOf(node, 'insertion');
    const href = markOf(node, 'link')?.attrs?.href;
    const isLink = typeof href === 'string' && isSafeLink(href);
    const look = [
      isLink && element('w:rStyle', '', { 'w:val': 'Hyperlink' }),
      has('code') && element('w:rStyle', '', { 'w:val': 'Code' }),
      has('bold') && '<w:b/>',
      has('italic') && '<w:i/>',
      has('strike') && '<w:strike/>',
      has('underline') && '<w:u w:val="single"/>',
    ]
      .filter(Boolean)
      .join('');
    const inner = innerOf(node, deleted !== undefined);
    if (inner === '') return '';
    let written = element('w:r', `${look && element('w:rPr', look)}${inner}`);
    if (deleted) written = `<w:del ${made(deleted.attrs?.id)}>${written}</w:del>`;
    if (inserted) written = `<w:ins ${made(inserted.attrs?.id)}>${written}</w:ins>`;
    if (isLink) {
      links.push(wholeAddress(href, origin));
      written = element('w:hyperlink', written, { 'r:id': `link${links.length}` });
    }
    return withComment(node, written);
  }

  function innerOf(node: DocNode, isDeleted: boolean): string {
    switch (node.type) {
      case 'hardBreak':
        return '<w:br/>';
      case 'inlineMath':
        return words(String(node.attrs?.latex ?? ''), isDeleted);
      case 'footnote':
        footnotes.push(String(node.attrs?.text ?? ''));
        return `<w:footnoteReference w:id="${footnotes.length}"/>`;
      case 'image':
        return drawing(node);
      default:
        return words((node.text ?? '').replaceAll(breakMark, ''), isDeleted);
    }
  }

  function drawing(node: DocNode): string {
    const picture = pictureOf(node, pictures.length + 1);
    if (!picture) return words(String(node.attrs?.alt ?? ''), false);
    pictures.push(picture);
    return picture.xml;
  }

  function withComment(node: DocNode, written: string): string {
    const id = markOf(node, 'comment')?.attrs?.id;
    if (typeof id !== 'string' || notes[id]?.is !== 'comment') return written;
    const known = commented.indexOf(id);
    // A passage of several runs is one comment: it is anchored where it begins.
    if (known >= 0) return written;
    const number = commented.push(id) - 1;
    return `<w:commentRangeStart w:id="${number}"/>${written}<w:commentRangeEnd w:id="${number}"/><w:r><w:commentReference w:id="${number}"/></w:r>`;
  }

  /** `next`: the block after it, whose break may only be suggested. */
  function paragraph(
    nodes: readonly DocNode[],
    { style, more = '', next }: { style?: string; more?: string; next?: DocNode | undefined } = {},
  ): string {
    const first = next && isTextblock(next) ? next.content?.[0] : undefined;
    const suggested = first?.text?.startsWith(breakMark) ? markOf(first, 'insertion') : undefined;
    // A paragraph of nothing but what goes, goes whole: its end is struck out too.
    const gone = nodes.length > 0 && nodes.every((one) => markOf(one, 'deletion'));
    const ends =
      (suggested ? `<w:ins ${made(suggested.attrs?.id)}/>` : '') +
      (gone ? `<w:del ${made(markOf(nodes[0]!, 'deletion')!.attrs?.id)}/>` : '');
    const look = `${style ? element('w:pStyle', '', { 'w:val': style }) : ''}${more}${ends && element('w:rPr', ends)}`;
    return element('w:p', `${look && element('w:pPr', look)}${nodes.map(run).join('')}`);
  }

  const blocks = (nodes: readonly DocNode[], level = 0, style?: string): string =>
    nodes
      .map((node, at) => block(node, { level, ...(style ? { style } : {}), next: nodes[at + 1] }))
      .join('');

  function block(
    node: DocNode,
    where: { level: number; style?: string; next?: DocNode | undefined },
  ): string {
    const { type, attrs = {}, content = [] } = node;
    const { level, style, next } = where;
    switch (type) {
      case 'heading':
        return paragraph(content, { style: `Heading${Math.min(3, Number(attrs.level) || 1)}`, next });
      case 'blockquote':
      case 'callout':
        return blocks(content, level, 'Quote');
      case 'codeBlock':
        return paragraph(codeLines(content), { next });
      case 'blockMath':
        return paragraph([{ type: 'text', text: String(attrs.latex ?? ''), marks: [{ type: 'code' }] }]);
      case 'horizontalRule':
        return '<w:p/>';
      case 'image':
        return paragraph([node]);
      case 'table':
        return table(content);
      case 'bulletList':
      case 'taskList':
        return content.map((item) => listItem(item, level, bulletList)).join('');
      case 'orderedList':
        counted.push(Number(attrs.start) || 1);
        return ((list) => content.map((item) => listItem(item, level, list)).join(''))(
          bulletList + counted.length,
        );
      default:
        return paragraph(content, { ...(style ? { style } : {}), next });
    }
  }

  function listItem({ type, attrs, content = [] }: DocNode, level: number, list: number): string {
    const [first, ...rest] = content;
    const numbered = element('w:numPr', `<w:ilvl w:val="${Math.min(level, 8)}"/><w:numId w:val="${list}"/>`);
    const box: DocNode[] = type === 'taskItem' ? [{ type: 'text', text: attrs?.checked ? '☑ ' : '☐ ' }] : [];
    const head =
      first && isTextblock(first)
        ? paragraph([...box, ...(first.content ?? [])], {
            style: 'ListParagraph',
            more: numbered,
            next: rest[0],
          })
        : first
          ? block(first, { level: level + 1 })
          : '';
    return head + blocks(rest, level + 1, 'ListParagraph');
  }

  function table(given: readonly DocNode[]): string {
    const { rows, isCut } = boundTable(
      given.map(({ content = [] }) => content),
      mostExportedCells,
    );
    const spanOf = ({ attrs }: DocNode) => Math.min(mostColumns, Math.max(1, Number(attrs?.colspan) || 1));
    const columns = rows.reduce(
      (most, row) =>
        Math.max(
          most,
          row.reduce((sum, one) => sum + spanOf(one), 0),
        ),
      1,
    );
    const cell = (one: DocNode) => {
      const span = spanOf(one) > 1 ? `<w:gridSpan w:val="${spanOf(one)}"/>` : '';
      return element(
        'w:tc',
        `<w:tcPr><w:tcW w:w="0" w:type="auto"/>${span}</w:tcPr>${blocks(one.content ?? []) || '<w:p/>'}`,
      );
    };
    const written = rows.map((row) => element('w:tr', row.map(cell).join('')));
    const look = '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>';
    const whole = `${look}<w:tblGrid>${'<w:gridCol/>'.repeat(columns)}</w:tblGrid>${written.join('')}`;
    return element('w:tbl', whole) + paragraph(isCut ? [{ type: 'text', text: tableCutNote }] : []);
  }

  const body = blocks(doc.content ?? []);
  const parts: Record<string, Uint8Array> = {
    'word/document.xml': strToU8(
      `${xmlHead}<w:document ${namespaces}><w:body>${paragraph([{ type: 'text', text: title }], { style: 'Title' })}${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1300" w:bottom="1440" w:left="1300" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(styles),
    'word/numbering.xml': strToU8(numbering(bulletList, counted)),
    'word/comments.xml': strToU8(commentsXml(commented, notes)),
    'word/footnotes.xml': strToU8(footnotesXml(footnotes)),
  };
  for (const { name, bytes } of pictures) parts[`word/media/${name}`] = bytes;
  const related = [
    ...['styles', 'numbering', 'comments', 'footnotes'].map((part) => relation(part, part, `${part}.xml`)),
    ...links.map((href, at) =>
      relation(`link${at + 1}`, 'hyperlink', attribute(href), ' TargetMode="External"'),
    ),
    ...pictures.map(({ id, name }) => relation(id, 'image', `media/${name}`)),
  ];
  return zipSync({
    '[Content_Types].xml': strToU8(typesWith(pictures)),
    '_rels/.rels': strToU8(mainRelations),
    ...parts,
    'word/_rels/document.xml.rels': strToU8(
      `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    ),
  });
}

const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"${more}/>`;

const codeLines = (content: readonly DocNode[]): DocNode[] =>
  content.flatMap((node) =>
    (node.text ?? '')
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line ? [{ ...node, text: line, marks: [...(node.marks ?? []), { type: 'code' }] }] : []),
      ]),
  );

const words = (text: string, isDeleted: boolean) =>
  text &&
  `<w:${isDeleted ? 'delText' : 't'} xml:space="preserve">${xmlText(text)}</w:${isDeleted ? 'delText' : 't'}>`;

const dateOf = (at: number | undefined) =>
  new Date(Number.isFinite(at) ? Math.min(Math.max(at!, 0), 4e12) : 0).toISOString().replace(/\.\d+/, '');

const typesWith = (pictures: readonly Picture[]) => {
  const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const kinds = [...new Set(pictures.map(({ extension }) => extension))].map(
    (extension) => `<Default Extension="${extension}" ContentType="image/${extension}"/>`,
  );
  const more = ['comments', 'footnotes'].map(
    (part) => `<Override PartName="/word/${part}.xml" ContentType="${ofWord}.${part}+xml"/>`,
  );
  return contentTypes.replace('</Types>', `${kinds.join('')}${more.join('')}</Types>`);
};

const commentsXml = (ids: readonly string[], notes: Notes) =>
  `${xmlHead}<w:comments xmlns:w="${main}">${ids
    .map((id, at) => {
      const { by, at: when, text, replies } = notes[id] as CommentNote;
      const lines = [text, ...replies.map((reply) => `${reply.by}: ${reply.text}`)];
      return `<w:comment w:id="${at}" w:author="${attribute(by)}" w:date="${dateOf(when)}">${lines.map((line) => element('w:p', element('w:r', words(line, false)))).join('')}</w:comment>`;
    })
    .join('')}</w:comments>`;

const footnotesXml = (texts: readonly string[]) =>
  `${xmlHead}<w:footnotes xmlns:w="${main}">${texts
    .map(
      (text, at) =>
        `<w:footnote w:id="${at + 1}">${element('w:p', element('w:r', `<w:footnoteRef/>${words(` ${text}`, false)}`))}</w:footnote>`,
    )
    .join('')}</w:footnotes>`;
