/** A Word document, read in the browser: formatting, lists, tables, links, footnotes, tracked changes and comments. */
import { mostColumns } from '#kit/documents/table-bounds.ts';
import { strFromU8, unzipSync } from 'fflate';
import { isSafeLink } from '#kit/ui/is-safe-link.ts';
import type { DocMark, DocNode, Notes, RichContent } from '../document/content.ts';

/** What a text may unpack to; more is a bomb, or no text. */
const mostBytes = 60_000_000;
const wanted =
  /^word\/(?:document|styles|numbering|comments|footnotes|_rels\/document\.xml)\.(?:xml|rels)$|^word\/_rels\/document\.xml\.rels$|^word\/media\/[\w.-]+\.(?:png|jpe?g|gif|webp)$/i;
/** Of one picture, and of all: a document holds no more. */
const largestPicture = 1_500_000;
const mostPictures = 2_200_000;

export class NotADocument extends Error {}

type ReadXml = (xml: string) => Document;
const readInBrowser: ReadXml = (xml) => new DOMParser().parseFromString(xml, 'application/xml');

export function fromDocx(bytes: Uint8Array, readXml: ReadXml = readInBrowser): RichContent {
  const files = unpack(bytes);
  const xml = (name: string) => (files[name] ? readXml(strFromU8(files[name])) : undefined);
  const document = xml('word/document.xml');
  const body = document && all(document, 'body')[0];
  if (!body) throw new NotADocument('This isn’t a Word document, or it’s damaged.');
  const reader = createReader({
    headings: headingsIn(xml('word/styles.xml')),
    ordered: orderedIn(xml('word/numbering.xml')),
    links: linksIn(xml('word/_rels/document.xml.rels')),
    footnotes: new Map(
      all(xml('word/footnotes.xml'), 'footnote').map((one) => [attr(one, 'id'), textOf(one).trim()]),
    ),
    comments: xml('word/comments.xml'),
    pictures: picturesFrom(files),
  });
  const content = reader.blocks([...body.children]);
  return {
    doc: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
    notes: reader.notes,
  };
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted.test(name)) return false;
        size += originalSize;
        if (size > mostBytes) throw new NotADocument('This document is too large to import.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof NotADocument) throw error;
    throw new NotADocument('This isn’t a Word document, or it’s damaged.', { cause: error });
  }
}

const all = (parent: Document | Element | undefined, name: string): Element[] => [
  ...(parent?.getElementsByTagName(`w:${name}`) ?? []),
];
const child = (parent: Element | undefined, name: string) =>
  [...(parent?.children ?? [])].find(({ tagName }) => tagName === `w:${name}`);
const attr = (element: Element | undefined, name: string) => element?.getAttribute(`w:${name}`) ?? '';
const textOf = (element: Element) =>
  all(element, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('');

function headingsIn(styles: Document | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const style of all(styles, 'style')) {
    const name = attr(child(style, 'name'), 'val').toLowerCase();
    const level = /^heading (\d)/.exec(name)?.[1] ?? (name === 'title' ? '1' : undefined);
    if (level) found.set(attr(style, 'styleId'), Number(level));
  }
  return found;
}

/** Which lists count. */
function orderedIn(numbering: Document | undefined): Set<string> {
  const abstract = new Set(
    all(numbering, 'abstractNum')
      .filter((one) => !['bullet', 'none'].includes(attr(all(one, 'numFmt')[0], 'val')))
      .map((one) => attr(one, 'abstractNumId')),
  );
  return new Set(
    all(numbering, 'num')
      .filter((one) => abstract.has(attr(child(one, 'abstractNumId'), 'val')))
      .map((one) => attr(one, 'numId')),
  );
}

const linksIn = (relations: Document | undefined) =>
  new Map(
    [...(relations?.getElementsByTagName('Relationship') ?? [])].map((one) => [
      one.getAttribute('Id') ?? '',
      one.getAttribute('Target') ?? '',
    ]),
  );

/** As they stand in a document of ours; undefined where one is missing or there is no room for it. */
function picturesFrom(files: Record<string, Uint8Array>) {
  let room = mostPictures;
  return (target: string): string | undefined => {
    const name = `word/${target.replace(/^(?:\/?word\/|\.\/)/, '')}`;
    const bytes = files[name];
    const kind = /\.(png|jpe?g|gif|webp)$/i.exec(name)?.[1]?.toLowerCase().replace('jpg', 'jpeg');
    if (!bytes || !kind || bytes.length > Math.min(largestPicture, room)) return undefined;
    room -= bytes.length;
    let binary = '';
    for (let at = 0; at < bytes.length; at += 30_000)
      binary += String.fromCharCode(...bytes.subarray(at, at + 30_000));
    return `data:image/${kind};base64,${btoa(binary)}`;
  };
}

interface Known {
  pictures: (target: string) => string | undefined;
  headings: ReadonlyMap<string, number>;
  ordered: ReadonlySet<string>;
  links: ReadonlyMap<string, string>;
  footnotes: ReadonlyMap<string, string>;
  comments: Document | undefined;
}

function createReader({ headings, ordered, links, footnotes, comments, pictures }: Known) {
  const notes: Notes = {};
  const said = new Map(all(comments, 'comment').map((one) => [attr(one, 'id'), one]));
  let open: string | undefined;
  let changes = 0;

  function blocks(elements: readonly Element[]): DocNode[] {
    const out: DocNode[] = [];
    for (const element of elements) {
      if (element.tagName === 'w:tbl') out.push(table(element));
      else if (element.tagName === 'w:p') addParagraph(out, element);
      else if (/^w:(?:sdt|sdtContent|customXml|ins)$/.test(element.tagName))
        out.push(...blocks([...element.children]));
    }
    return out;
  }

  function addParagraph(out: DocNode[], element: Element) {
    const look = child(element, 'pPr');
    const style = attr(child(look, 'pStyle'), 'val');
    const content = inline([...element.children], []);
    const level =
      headings.get(style) ?? (/^Heading(\d)/.exec(style)?.[1] ? Number(style.slice(7)) : undefined);
    const list = child(look, 'numPr');
    if (list && attr(child(list, 'numId'), 'val') !== '0') {
      addItem(
        out,
        Number(attr(child(list, 'ilvl'), 'val')) || 0,
        ordered.has(attr(child(list, 'numId'), 'val')),
        paragraph(content.map(inWords)),
      );
      return;
    }
    if (content.length === 0) return;
    if (content.some(({ type }) => type === 'image')) return void out.push(...withPictures(content));
    if (level) out.push({ type: 'heading', attrs: { level: Math.min(4, level) }, content });
    else if (/quote/i.test(style)) out.push({ type: 'blockquote', content: [paragraph(content)] });
    else out.push(paragraph(content));
  }

  /** Items of one list stand one after the other; deeper ones within the last. */
  function addItem(out: DocNode[], depth: number, isOrdered: boolean, first: DocNode) {
    const type = isOrdered ? 'orderedList' : 'bulletList';
    const last = out.at(-1);
    const lastItem = last && last.type.endsWith('List') ? last.content?.at(-1) : undefined;
    if (depth > 0 && lastItem) return addItem(lastItem.content!, depth - 1, isOrdered, first);
    const item: DocNode = { type: 'listItem', content: [first] };
    if (last?.type === type) last.content!.push(item);
    else out.push({ type, content: [item] });
  }

  function table(element: Element): DocNode {
    const rows = [...element.children].filter(({ tagName }) => tagName === 'w:tr');
    return {
      type: 'table',
      content: rows.map((row, at) => ({
        type: 'tableRow',
        content: [...row.children]
          .filter(({ tagName }) => tagName === 'w:tc')
          .map((cell) => {
            const inner = blocks([...cell.children]);
            const span = Math.min(
              mostColumns,
              Number(attr(child(child(cell, 'tcPr'), 'gridSpan'), 'val')) || 1,
            );
            return {
              type: at === 0 ? 'tableHeader' : 'tableCell',
              ...(span > 1 ? { attrs: { colspan: span } } : {}),
              content: inner.length > 0 ? inner : [{ type: 'paragraph' }],
            };
          }),
      })),
    };
  }

  function inline(elements: readonly Element[], marks: readonly DocMark[]): DocNode[] {
    return elements.flatMap((element): DocNode[] => {
      const inner = [...element.children];
      switch (element.tagName) {
        case 'w:r':
          return run(element, marks);
        case 'w:ins':
        case 'w:del':
        case 'w:moveTo':
        case 'w:moveFrom':
          return inline(inner, [...marks, suggestion(element)]);
        case 'w:hyperlink': {
          const href = links.get(element.getAttribute('r:id') ?? '') ?? '';
          return inline(inner, isSafeLink(href) ? [...marks, { type: 'link', attrs: { href } }] : marks);
        }
        case 'w:commentRangeStart':
          open = comment(attr(element, 'id'));
          return [];
        case 'w:commentRangeEnd':
          open = undefined;
          return [];
        case 'w:smartTag':
        case 'w:sdt':
        case 'w:sdtContent':
          return inline(inner, marks);
        default:
          return [];
      }
    });
  }

  function suggestion(element: Element): DocMark {
    const id = `w-${element.tagName.slice(2, 3)}-${(changes += 1)}`;
    const at = Date.parse(attr(element, 'date'));
    notes[id] = {
      is: 'suggestion',
      by: attr(element, 'author').slice(0, 120) || 'Unknown',
      at: Number.isFinite(at) ? at : 0,
      why: null,
    };
    return { type: /ins|moveTo/.test(element.tagName) ? 'insertion' : 'deletion', attrs: { id } };
  }

  function comment(number: string): string | undefined {
    const element = said.get(number);
    if (!element) return undefined;
    const id = `w-c-${number}`;
    const at = Date.parse(attr(element, 'date'));
    notes[id] = {
      is: 'comment',
      by: attr(element, 'author').slice(0, 120) || 'Unknown',
      at: Number.isFinite(at) ? at : 0,
      text: all(element, 'p').map(textOf).join('\n').slice(0, 2000),
      replies: [],
      done: false,
    };
    return id;
  }

  function run(element: Element, outer: readonly DocMark[]): DocNode[] {
    const look = child(element, 'rPr');
    const on = (name: string) => {
      const one = child(look, name);
      return one !== undefined && !['0', 'false', 'none'].includes(attr(one, 'val'));
    };
    const marks: DocMark[] = [
      ...(on('b') ? [{ type: 'bold' }] : []),
      ...(on('i') ? [{ type: 'italic' }] : []),
      ...(on('u') && !outer.some(({ type }) => type === 'link') ? [{ type: 'underline' }] : []),
      ...(on('strike') ? [{ type: 'strike' }] : []),
      ...(attr(child(look, 'rStyle'), 'val') === 'Code' ? [{ type: 'code' }] : []),
      ...outer,
      ...(open ? [{ type: 'comment', attrs: { id: open } }] : []),
    ];
    const marked = marks.length > 0 ? { marks } : {};
    return [...element.children].flatMap((one): DocNode[] => {
      if (one.tagName === 'w:t' || one.tagName === 'w:delText')
        return one.textContent ? [{ type: 'text', text: one.textContent, ...marked }] : [];
      if (one.tagName === 'w:tab') return [{ type: 'text', text: '\t', ...marked }];
      if (one.tagName === 'w:br' || one.tagName === 'w:cr') return [{ type: 'hardBreak' }];
      if (one.tagName === 'w:drawing' || one.tagName === 'w:pict') return picture(one);
      const note = one.tagName === 'w:footnoteReference' ? footnotes.get(attr(one, 'id')) : undefined;
      return note ? [{ type: 'footnote', attrs: { text: note } }] : [];
    });
  }

  function picture(element: Element): DocNode[] {
    const blip = element.getElementsByTagName('a:blip')[0] ?? element.getElementsByTagName('v:imagedata')[0];
    const src = pictures(links.get(blip?.getAttribute('r:embed') ?? blip?.getAttribute('r:id') ?? '') ?? '');
    const alt = element.getElementsByTagName('wp:docPr')[0]?.getAttribute('descr') ?? '';
    if (src) return [{ type: 'image', attrs: { src, alt } }];
    // Never silently gone.
    return blip ? [{ type: 'text', text: `[Picture left out${alt && `: ${alt}`}]` }] : [];
  }

  return { blocks, notes };
}

/** Within an item of a list a picture has no place of its own. */
const inWords = (node: DocNode): DocNode =>
  node.type === 'image'
    ? { type: 'text', text: `[Picture${node.attrs?.alt ? `: ${String(node.attrs.alt)}` : ''}]` }
    : node;

/** Pictures stand between paragraphs here. */
function withPictures(content: readonly DocNode[]): DocNode[] {
  const out: DocNode[] = [];
  for (const node of content) {
    const last = out.at(-1);
    if (node.type === 'image') out.push(node);
    else if (last?.type === 'paragraph') last.content!.push(node);
    else out.push(paragraph([node]));
  }
  return out;
}

const paragraph = (content: DocNode[]): DocNode => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
});
