/** A Word document: its paragraphs with their styles, lists, tables and notes; what was struck out stays out. */
import type { ReadBlock } from './document.ts';
import { ReadFailure } from './failure.ts';
import { headsOfRows, textOfRows } from './parts.ts';
import { all, child, elementsOf, find, readXml, relationsOf, resolved, type Element } from './xml.ts';
import { openZip, type Archive } from './zip.ts';

/** Blocks page by page, as Word last drew them; one page where it does not say. */
export function readDocx(bytes: Uint8Array): ReadBlock[][] {
  const archive = openZip(
    bytes,
    (name) => /\.(?:xml|rels)$/.test(name) && !/theme|customXml|docProps/.test(name),
  );
  const main = mainPart(archive);
  const body = main && find(readXml(archive.text(main)!), 'w:body');
  if (!main || !body) throw new ReadFailure('broken');
  const beside = (name: string) => archive.text(resolved(main, name));
  const reader = createReader(
    stylesIn(beside('styles.xml')),
    notesIn(beside('footnotes.xml'), beside('endnotes.xml')),
  );
  for (const element of contentOf(body)) reader.read(element);
  return reader.pages();
}

function mainPart(archive: Archive): string | undefined {
  const named = [...relationsOf(archive.text('_rels/.rels')).values()].map((target) =>
    target.replace(/^\//, ''),
  );
  return [...named, 'word/document.xml'].find(
    (name) => /document\d*\.xml$/.test(name) && archive.text(name) !== undefined,
  );
}

/** What stands in the text, also inside boxes that only hold it together. */
function* contentOf(element: Element): Generator<Element> {
  for (const one of elementsOf(element)) {
    if (one.name === 'w:p' || one.name === 'w:tbl') yield one;
    else if (/^w:(?:sdt|sdtContent|customXml|ins|smartTag|txbxContent)$/.test(one.name))
      yield* contentOf(one);
  }
}

function createReader(levels: ReadonlyMap<string, number>, notes: ReadonlyMap<string, string>) {
  const pages: ReadBlock[][] = [[]];
  let waiting: ReadBlock[] = [];
  const turn = () => {
    pages.at(-1)!.push(...waiting);
    waiting = [];
    if (pages.at(-1)!.length > 0) pages.push([]);
  };
  return {
    read(element: Element) {
      if (element.name === 'w:tbl') {
        const rows = rowsOf(element);
        const isHead = all(element, 'w:tblHeader').length;
        if (rows.length > 0)
          pages.at(-1)!.push({
            role: 'table',
            text: textOfRows(rows),
            table: { rows, heads: Math.min(isHead, rows.length - 1) || headsOfRows(rows) },
          });
        return;
      }
      const { text, cited, breaks, boxes } = readRuns(element, notes);
      if (breaks === 'before') turn();
      const properties = child(element, 'w:pPr');
      if (text !== '') pages.at(-1)!.push({ ...roleOf(properties, levels), text });
      waiting.push(...cited.map((note): ReadBlock => ({ role: 'footnote', text: note })));
      for (const box of boxes) pages.at(-1)!.push({ role: 'paragraph', text: box });
      if (breaks === 'after') turn();
    },
    pages() {
      pages.at(-1)!.push(...waiting);
      return pages.filter((page) => page.length > 0);
    },
  };
}

function roleOf(
  properties: Element | undefined,
  levels: ReadonlyMap<string, number>,
): Pick<ReadBlock, 'role' | 'level'> {
  const style = child(properties, 'w:pStyle')?.attributes['w:val'] ?? '';
  const outline = Number(child(properties, 'w:outlineLvl')?.attributes['w:val'] ?? '9');
  const level = levels.get(style) ?? (outline < 9 ? outline + 1 : undefined);
  if (level) return { role: 'heading', level: Math.min(level, 6) };
  if (/caption/i.test(style)) return { role: 'caption' };
  const list = child(properties, 'w:numPr');
  if (list || /^list/i.test(style))
    return { role: 'list-item', level: 1 + Number(child(list, 'w:ilvl')?.attributes['w:val'] ?? 0) };
  return { role: 'paragraph' };
}

interface Runs {
  text: string;
  cited: string[];
  /** Where a page ends. */
  breaks: 'before' | 'after' | undefined;
  boxes: string[];
}

function readRuns(paragraph: Element, notes: ReadonlyMap<string, string>): Runs {
  const runs: Runs = {
    text: '',
    cited: [],
    breaks: child(child(paragraph, 'w:pPr'), 'w:pageBreakBefore') ? 'before' : undefined,
    boxes: [],
  };
  const open = [...paragraph.children].reverse();
  while (open.length > 0) {
    const next = open.pop()!;
    if (typeof next === 'string') continue;
    const { name, attributes } = next;
    if (name === 'w:t') runs.text += next.children.filter((one) => typeof one === 'string').join('');
    else if (name === 'w:tab') runs.text += ' ';
    else if (name === 'w:noBreakHyphen') runs.text += '-';
    else if (name === 'w:lastRenderedPageBreak' || (name === 'w:br' && attributes['w:type'] === 'page'))
      runs.breaks ??= runs.text.trim() === '' ? 'before' : 'after';
    else if (name === 'w:br' || name === 'w:cr') runs.text += ' ';
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const note = notes.get(`${name === 'w:footnoteReference' ? 'f' : 'e'}${attributes['w:id']}`);
      if (note) runs.cited.push(note);
    } else if (name === 'w:txbxContent')
      runs.boxes.push(...[...contentOf(next)].map((one) => readRuns(one, notes).text).filter(Boolean));
    // Struck out, or the same once more for older programs.
    else if (!/^(?:w:del|w:moveFrom|mc:Fallback|w:instrText|w:pPr|w:rPr)$/.test(name))
      open.push(...[...next.children].reverse());
  }
  runs.text = runs.text.replaceAll(/\s+/g, ' ').trim();
  return runs;
}

function rowsOf(table: Element): string[][] {
  const none = new Map<string, string>();
  const rows = elementsOf(table)
    .filter(({ name }) => name === 'w:tr')
    .map((row) =>
      elementsOf(row)
        .flatMap((one) => (one.name === 'w:sdt' ? all(one, 'w:tc') : one.name === 'w:tc' ? [one] : []))
        .flatMap((cell) => {
          const text = [...contentOf(cell)]
            .map((one) => (one.name === 'w:p' ? readRuns(one, none).text : rowsOf(one).flat().join(' ')))
            .filter(Boolean)
            .join(' ');
          const span = Number(child(child(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'] ?? 1);
          return [text, ...Array.from({ length: Math.min(50, Math.max(0, span - 1)) }, () => '')];
        }),
    );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** How deep the headings of each style are. */
function stylesIn(text: string | undefined): Map<string, number> {
  const levels = new Map<string, number>();
  for (const style of text ? all(readXml(text), 'w:style') : []) {
    const name = child(style, 'w:name')?.attributes['w:val'] ?? '';
    const id = style.attributes['w:styleId'];
    const heading = /^heading (\d)$/i.exec(name);
    const outline = find(style, 'w:outlineLvl')?.attributes['w:val'];
    if (id && heading) levels.set(id, Number(heading[1]));
    else if (id && /^title$/i.test(name)) levels.set(id, 1);
    else if (id && outline !== undefined && Number(outline) < 9) levels.set(id, Number(outline) + 1);
  }
  return levels;
}

function notesIn(footnotes: string | undefined, endnotes: string | undefined): Map<string, string> {
  const notes = new Map<string, string>();
  const none = new Map<string, string>();
  for (const [mark, name, text] of [
    ['f', 'w:footnote', footnotes],
    ['e', 'w:endnote', endnotes],
  ] as const)
    for (const note of text ? all(readXml(text), name) : []) {
      const words = [...contentOf(note)]
        .map((one) => readRuns(one, none).text)
        .join(' ')
        .trim();
      if (words) notes.set(`${mark}${note.attributes['w:id']}`, words);
    }
  return notes;
}
