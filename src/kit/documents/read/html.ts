/** A web page or a chapter of a book as blocks. Nothing of it runs, and nothing that it names is fetched. */
import { Parser } from 'htmlparser2';
import { ReadFailure } from './failure.ts';
import { deepest } from './xml.ts';
import type { ReadBlock } from './document.ts';
import { isLabelLine } from './label-line.ts';
import { openTable, type OpenTable } from './html-table.ts';

const unread = new Set(
  'script style noscript template svg iframe object embed select textarea math head'.split(' '),
);
const blockNames = new Set(
  'p div section article main header footer aside nav ul ol li dl dt dd table caption blockquote pre figure figcaption h1 h2 h3 h4 h5 h6 hr address form fieldset details summary body html'.split(
    ' ',
  ),
);

interface Frame {
  name: string;
  isUnread: boolean;
  isNote: boolean;
}

export interface ReadHtml {
  title: string;
  blocks: ReadBlock[];
}

/** Told element by element: however deep a page is nested, only the names of what is open are kept. */
export function readHtml(html: string): ReadHtml {
  const found: ReadBlock[] = [];
  const frames: Frame[] = [];
  let table: OpenTable | undefined;
  let title = '';
  let text = '';
  const depth = { unread: 0, notes: 0, lists: 0, code: 0 };

  function count({ name, isUnread, isNote }: Frame, by: 1 | -1) {
    if (isUnread) depth.unread += by;
    if (isNote) depth.notes += by;
    if (name === 'ul' || name === 'ol') depth.lists += by;
    if (name === 'pre') depth.code += by;
  }
  /** What was written so far belongs to the innermost block that is open. */
  function flush() {
    const kept = depth.code > 0 ? text.replaceAll(/^\n|\s+$/g, '') : text.replaceAll(/\s+/g, ' ').trim();
    text = '';
    if (kept !== '') found.push({ ...roleOf(frames, depth), text: kept });
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const frame = {
          name,
          isUnread: unread.has(name) || isHidden(attributes),
          isNote: isNote(attributes),
        };
        if (!table && depth.unread === 0 && blockNames.has(name)) flush();
        if (frames.length > deepest) throw new ReadFailure('broken', new Error('nested too deep'));
        frames.push(frame);
        count(frame, 1);
        if (depth.unread > 0) return;
        if (table) table.open(name);
        else if (name === 'table') table = openTable();
        else if (name === 'br' && depth.code === 0 && isLabelLine(text.trim())) flush();
        else if (name === 'br') text += depth.code > 0 ? '\n' : ' ';
      },
      ontext(data) {
        if (frames.at(-1)?.name === 'title' && title === '') title = data.replaceAll(/\s+/g, ' ').trim();
        if (depth.unread > 0) return;
        if (table) table.write(data);
        else text += data;
      },
      onclosetag(name) {
        if (depth.unread === 0) {
          if (table) {
            const blocks = table.close(name);
            if (blocks) {
              found.push(...blocks);
              table = undefined;
            }
          } else if (blockNames.has(name)) flush();
        }
        const frame = frames.pop();
        if (frame) count(frame, -1);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  flush();
  return { title, blocks: found };
}

function roleOf(
  frames: readonly Frame[],
  { notes, lists, code }: { notes: number; lists: number; code: number },
): Pick<ReadBlock, 'role' | 'level'> {
  const name = frames.findLast((frame) => blockNames.has(frame.name))?.name ?? '';
  if (notes > 0) return { role: 'footnote' };
  if (/^h[1-6]$/.test(name)) return { role: 'heading', level: Number(name[1]) };
  if (code > 0) return { role: 'code' };
  if (lists > 0 && frames.some((frame) => frame.name === 'li')) return { role: 'list-item', level: lists };
  if (name === 'figcaption' || name === 'caption') return { role: 'caption' };
  return { role: 'paragraph' };
}

const isHidden = ({ hidden, style = '' }: Record<string, string>) =>
  hidden !== undefined || /display\s*:\s*none/i.test(style.slice(0, 1000));
const isNote = (attributes: Record<string, string>) =>
  /footnote|endnote/.test(`${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`);
