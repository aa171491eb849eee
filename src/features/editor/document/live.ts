/**
 * A document within a shared one, in the form that the editor's binding reads (elements by the name of their node, marks as
 * attributes of text). Written by hand so that the server needs no editor; a test compares it with the binding itself.
 */
import * as Y from 'yjs';
import type { DocMark, DocNode, Notes, RichContent } from './content.ts';
import { isTextblock } from './settled.ts';

export const docField = 'doc';
export const notesField = 'notes';

export function readLive(doc: Y.Doc): RichContent {
  const content = readChildren(doc.getXmlFragment(docField));
  return {
    doc: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
    notes: doc.getMap(notesField).toJSON() as Notes,
  };
}

function readChildren(parent: Y.XmlFragment): DocNode[] {
  return parent.toArray().flatMap((child) => {
    if (child instanceof Y.XmlText) return readText(child);
    if (!(child instanceof Y.XmlElement)) return [];
    const attrs = child.getAttributes() as Record<string, unknown>;
    const content = readChildren(child);
    return [
      {
        type: child.nodeName,
        ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
        ...(content.length > 0 ? { content } : {}),
      },
    ];
  });
}

interface Piece {
  insert: string;
  attributes?: Record<string, Record<string, unknown>>;
}

const readText = (text: Y.XmlText): DocNode[] =>
  (text.toDelta() as Piece[]).map(({ insert, attributes = {} }) => {
    const marks = Object.entries(attributes).map(([name, attrs]): DocMark => {
      // Marks that may overlap carry a hash behind their name.
      const type = name.replace(/--\w+$/, '');
      return Object.keys(attrs ?? {}).length > 0 ? { type, attrs } : { type };
    });
    return { type: 'text', text: insert, ...(marks.length > 0 ? { marks } : {}) };
  });

export function writeLive(doc: Y.Doc, { doc: wanted, notes }: RichContent): void {
  writeChildren(doc.getXmlFragment(docField), partsIn(wanted));
  const map = doc.getMap(notesField);
  for (const id of map.keys()) if (!(id in notes)) map.delete(id);
  for (const [id, note] of Object.entries(notes))
    if (JSON.stringify(map.get(id)) !== JSON.stringify(note)) map.set(id, note);
}

/** Texts that follow one another are one text with runs. */
type Part = { texts: DocNode[] } | { node: DocNode };

/** A paragraph without words has a text all the same: see `roomForText`. */
const partsIn = ({ type, content = [] }: DocNode): Part[] =>
  content.length === 0 && isTextblock({ type }) ? [{ texts: [] }] : partsOf(content);

function partsOf(nodes: readonly DocNode[]): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (node.type !== 'text') parts.push({ node });
    else if (last && 'texts' in last) last.texts.push(node);
    else parts.push({ texts: [node] });
  }
  return parts;
}

/** What is the same at both ends stays; of the rest, what has the same name is changed in place. */
function writeChildren(parent: Y.XmlFragment, parts: readonly Part[]): void {
  const now = parent.toArray();
  const same = (at: number, part: Part | undefined) =>
    part !== undefined && now[at] !== undefined && isSame(now[at]!, part);
  let head = 0;
  while (head < now.length && same(head, parts[head])) head += 1;
  let tail = 0;
  while (
    tail < now.length - head &&
    tail < parts.length - head &&
    same(now.length - 1 - tail, parts[parts.length - 1 - tail])
  )
    tail += 1;
  const wanted = parts.slice(head, parts.length - tail);
  const old = now.slice(head, now.length - tail);
  const paired = Math.min(wanted.length, old.length);
  let kept = 0;
  while (kept < paired && update(old[kept]!, wanted[kept]!)) kept += 1;
  if (old.length > kept) parent.delete(head + kept, old.length - kept);
  if (wanted.length > kept) parent.insert(head + kept, wanted.slice(kept).map(create));
}

/** False where it is another kind of thing. */
function update(type: Y.XmlElement | Y.XmlText | Y.XmlHook, part: Part): boolean {
  if (type instanceof Y.XmlText) {
    if (!('texts' in part)) return false;
    type.delete(0, type.length);
    type.applyDelta(deltaOf(part.texts));
    return true;
  }
  if (!(type instanceof Y.XmlElement) || !('node' in part) || type.nodeName !== part.node.type) return false;
  const attrs = part.node.attrs ?? {};
  for (const name of Object.keys(type.getAttributes()))
    if (attrs[name] === undefined || attrs[name] === null) type.removeAttribute(name);
  for (const [name, value] of Object.entries(attrs))
    if (value !== null && type.getAttribute(name) !== value) type.setAttribute(name, value as never);
  writeChildren(type, partsIn(part.node));
  return true;
}

function create(part: Part): Y.XmlElement | Y.XmlText {
  if ('texts' in part) {
    const text = new Y.XmlText();
    text.applyDelta(deltaOf(part.texts));
    return text;
  }
  const element = new Y.XmlElement(part.node.type);
  for (const [name, value] of Object.entries(part.node.attrs ?? {}))
    if (value !== null) element.setAttribute(name, value as never);
  element.insert(0, partsIn(part.node).map(create));
  return element;
}

const deltaOf = (texts: readonly DocNode[]) =>
  texts.map(({ text = '', marks = [] }) => ({
    insert: text,
    attributes: Object.fromEntries(marks.map(({ type, attrs }) => [type, attrs ?? {}])),
  }));

const isSame = (type: Y.XmlElement | Y.XmlText | Y.XmlHook, part: Part): boolean => {
  if (type instanceof Y.XmlText)
    return 'texts' in part && JSON.stringify(plain(readText(type))) === JSON.stringify(plain(part.texts));
  if (!(type instanceof Y.XmlElement) || !('node' in part)) return false;
  const fragment = readChildren(type);
  const attrs = type.getAttributes();
  const { node } = part;
  return (
    type.nodeName === node.type &&
    JSON.stringify(plain([{ type: node.type, attrs, content: fragment }])) === JSON.stringify(plain([node]))
  );
};

/** One spelling of a tree: attributes in order and without those that are not set. */
const plain = (nodes: readonly DocNode[]): unknown =>
  nodes.map(({ type, attrs, content, text, marks }) => [
    type,
    sorted(attrs),
    text ?? '',
    (marks ?? [])
      .map((mark) => [mark.type, sorted(mark.attrs)])
      .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    plain(content ?? []),
  ]);
const sorted = (attrs: Record<string, unknown> = {}) =>
  Object.entries(attrs)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b));
