/** Slides: what each says, from top to bottom, and what its speaker notes say. */
import type { ReadBlock, ReadPage } from './document.ts';
import { ReadFailure } from './failure.ts';
import { headsOfRows, textOfRows } from './parts.ts';
import { all, child, find, readXml, relationsOf, resolved, type Element } from './xml.ts';
import { openZip, type Archive } from './zip.ts';

const presentation = 'ppt/presentation.xml';

export function readPptx(bytes: Uint8Array): ReadPage[] {
  const archive = openZip(
    bytes,
    (name) =>
      /^ppt\/(?:_rels\/)?presentation\.xml(?:\.rels)?$|^ppt\/(?:slides|notesSlides)\//.test(name) &&
      /\.(?:xml|rels)$/.test(name),
  );
  const text = archive.text(presentation);
  if (!text) throw new ReadFailure('broken');
  const relations = relationsOf(archive.text('ppt/_rels/presentation.xml.rels'));
  const slides = all(readXml(text), 'p:sldId').flatMap(({ attributes }) => {
    const target = relations.get(attributes['r:id'] ?? '');
    return target ? [resolved(presentation, target)] : [];
  });
  return [...new Set(slides)].map((name, index) => ({
    number: index + 1,
    blocks: [...blocksOf(archive, name), ...notesOf(archive, name)],
  }));
}

function blocksOf(archive: Archive, name: string): ReadBlock[] {
  const text = archive.text(name);
  if (!text) return [];
  const shapes = [...all(readXml(text), 'p:sp'), ...all(readXml(text), 'p:graphicFrame')];
  return shapes
    .map((shape) => ({
      ...placeOf(shape),
      blocks: shape.name === 'p:sp' ? paragraphsOf(shape) : tablesOf(shape),
    }))
    .toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle) || a.y - b.y || a.x - b.x)
    .flatMap(({ blocks }) => blocks);
}

const kindOf = (shape: Element) => find(shape, 'p:ph')?.attributes.type ?? '';
const isTitle = (shape: Element) => /^(?:title|ctrTitle)$/.test(kindOf(shape));

function placeOf(shape: Element) {
  const off = find(shape, 'a:off')?.attributes ?? {};
  // What takes its place from the layout comes first, as it was made.
  return { isTitle: isTitle(shape), x: Number(off.x ?? 0), y: Number(off.y ?? 0) };
}

function paragraphsOf(shape: Element): ReadBlock[] {
  const kind = kindOf(shape);
  const isEdge = /^(?:sldNum|dt|ftr|hdr)$/.test(kind);
  return all(shape, 'a:p').flatMap((paragraph): ReadBlock[] => {
    const text = textIn(paragraph);
    if (text === '') return [];
    if (isEdge) return [{ role: 'running-head', text }];
    if (isTitle(shape)) return [{ role: 'heading', level: 1, text }];
    if (kind === 'subTitle') return [{ role: 'heading', level: 2, text }];
    const level = Number(child(paragraph, 'a:pPr')?.attributes.lvl ?? 0);
    const isList =
      kind === 'body' ||
      (kind === '' && find(shape, 'p:ph') !== undefined) ||
      find(paragraph, 'a:buChar') !== undefined;
    return [isList ? { role: 'list-item', level: level + 1, text } : { role: 'paragraph', text }];
  });
}

function tablesOf(frame: Element): ReadBlock[] {
  return all(frame, 'a:tbl').flatMap((table): ReadBlock[] => {
    const rows = all(table, 'a:tr').map((row) =>
      all(row, 'a:tc').map((cell) => all(cell, 'a:p').map(textIn).filter(Boolean).join(' ')),
    );
    if (rows.length === 0) return [];
    const heads = child(table, 'a:tblPr')?.attributes.firstRow === '1' ? 1 : headsOfRows(rows);
    return [{ role: 'table', text: textOfRows(rows), table: { rows, heads } }];
  });
}

function notesOf(archive: Archive, slide: string): ReadBlock[] {
  const relations = relationsOf(archive.text(slide.replace(/([^/]+)$/, '_rels/$1.rels')));
  const notes = [...relations.values()].find((target) => target.includes('notesSlide'));
  const text = notes && archive.text(resolved(slide, notes));
  if (!text) return [];
  const spoken = all(readXml(text), 'p:sp')
    .filter((shape) => kindOf(shape) === 'body')
    .flatMap((shape) => all(shape, 'a:p').map(textIn))
    .filter(Boolean);
  return spoken.map((note) => ({ role: 'footnote', text: `Notes: ${note}` }));
}

const textIn = (paragraph: Element) =>
  all(paragraph, 'a:t')
    .map(({ children }) => children.filter((one) => typeof one === 'string').join(''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
