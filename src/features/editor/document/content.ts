/** What a document of the editor holds: a tree of known nodes, and what is noted beside it: who suggested what, and comments. */
import { z } from 'zod';
import { mostColumns } from '#kit/documents/table-bounds.ts';

export interface DocMark {
  type: string;
  attrs?: Record<string, unknown>;
}

export interface DocNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  text?: string;
  marks?: DocMark[];
}

export const nodeTypes = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'taskList',
  'taskItem',
  'blockquote',
  'callout',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'image',
  'inlineMath',
  'blockMath',
  'footnote',
  'text',
] as const;
export const markTypes = [
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'link',
  'insertion',
  'deletion',
  'comment',
] as const;

/** Deeper than any list that people make; what is deeper would only be there to break something. */
const deepest = 60;
/** Of the whole document: far more than two hundred pages have. */
const mostNodes = 200_000;
const mostRows = 10_000;
const isSpan = (value: unknown) =>
  value === undefined ||
  value === null ||
  (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostColumns);
const types: ReadonlySet<string> = new Set(nodeTypes);
const marks: ReadonlySet<string> = new Set(markTypes);
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Attributes are values, or short lists of numbers (the widths of a cell). */
const areAttributes = (attrs: unknown) =>
  attrs === undefined ||
  (isPlain(attrs) &&
    Object.values(attrs).every(
      (value) =>
        value === null ||
        ['string', 'number', 'boolean'].includes(typeof value) ||
        (Array.isArray(value) && value.length < 100 && value.every((one) => typeof one === 'number')),
    ));

/** What would make a small document a large one wherever it is drawn. */
function isBounded({ type, attrs, content }: Record<string, unknown>): boolean {
  const length = Array.isArray(content) ? content.length : 0;
  if (type === 'table') return length <= mostRows;
  if (type === 'tableRow') return length <= mostColumns;
  if (type !== 'tableCell' && type !== 'tableHeader') return true;
  const { colspan, rowspan } = (attrs ?? {}) as Record<string, unknown>;
  return isSpan(colspan) && isSpan(rowspan);
}

function isNode(value: unknown, depth: number, count: { nodes: number }): value is DocNode {
  count.nodes += 1;
  if (count.nodes > mostNodes) return false;
  if (!isPlain(value) || depth > deepest || typeof value.type !== 'string' || !types.has(value.type))
    return false;
  const { type, attrs, content, text, marks: given } = value;
  if (!areAttributes(attrs) || !isBounded(value)) return false;
  if ((type === 'text') !== (typeof text === 'string' && text !== '')) return false;
  if (
    given !== undefined &&
    !(
      Array.isArray(given) &&
      given.every((one) => isPlain(one) && marks.has(String(one.type)) && areAttributes(one.attrs))
    )
  )
    return false;
  return (
    content === undefined || (Array.isArray(content) && content.every((one) => isNode(one, depth + 1, count)))
  );
}

const isDoc = (value: unknown): value is DocNode =>
  isPlain(value) && value.type === 'doc' && isNode(value, 0, { nodes: 0 });

export const longestComment = 2000;
const who = z.string().max(120);
const said = z.strictObject({ by: who, at: z.number(), text: z.string().max(longestComment) });

export const note = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('suggestion'),
    by: who,
    at: z.number(),
    why: z.string().max(500).nullable(),
    /** By an engine: people see that it is none of them. */
    engine: z.boolean().optional(),
  }),
  z.strictObject({
    is: z.literal('comment'),
    ...said.shape,
    replies: z.array(said).max(100),
    done: z.boolean(),
  }),
]);
export type Note = z.output<typeof note>;
export type CommentNote = Extract<Note, { is: 'comment' }>;
export type Notes = Record<string, Note>;

export const richContent = z.strictObject({
  doc: z.custom<DocNode>(isDoc, 'This isn’t an editor document.'),
  notes: z.record(z.string().max(60), note),
});
export type RichContent = z.output<typeof richContent>;

/** Bytes as JSON. Two hundred pages of text are about a megabyte of this; pictures stand in the document too. */
export const mostContent = 3_500_000;

export const emptyContent = (): RichContent => ({
  doc: { type: 'doc', content: [{ type: 'paragraph' }] },
  notes: {},
});
