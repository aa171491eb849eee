/** Blocks with several entries of the same shape. */
import { createElement as h, type ReactNode } from 'react';
import { line, list, type BlockData, type Entry } from '../site.ts';
import { anchor, buttons, heading, image, prose, type Drawing, type Level } from './parts.ts';
import { formBlock } from './form-block.ts';
import { quotation, type DrawBlock } from './word-blocks.ts';

const mostCells = 12;
const mostRows = 200;

/** Below the block's title; where it has none they stand at its level. */
function lower(data: BlockData, level: Level): Level {
  return line(data, 'title').trim() ? ((level === 1 ? 2 : 3) as Level) : level === 1 ? 1 : 2;
}

type DrawEntry = (entry: Entry, drawing: Drawing, level: Level, at: number) => ReactNode;

const many =
  (className: string, tag: 'ul' | 'ol', draw: DrawEntry): DrawBlock =>
  (data, drawing, level) => {
    const head = [heading(level, line(data, 'title')), prose(line(data, 'text'), 'lede')];
    const drawn = list(data)
      .map((entry, at) => draw(entry, drawing, at === 0 ? lower(data, level) : below(data, level), at))
      .filter(Boolean);
    // Nothing to say, and no room for it.
    if (drawn.length === 0 && !head.some(Boolean)) return null;
    return h(
      'div',
      null,
      ...head,
      h(tag, { className }, ...drawn.map((one, at) => h('li', { key: at }, one))),
    );
  };

/** Only one heading of a page is of the first level. */
const below = (data: BlockData, level: Level): Level => (lower(data, level) === 1 ? 2 : lower(data, level));

export const listBlocks: Readonly<Record<string, DrawBlock>> = {
  features: many('cards', 'ul', titled),
  steps: many('steps', 'ol', titled),
  timeline: many('timeline', 'ol', (entry, drawing, level, at) =>
    h(
      'div',
      null,
      line(entry, 'when') && h('p', { className: 'when', dir: 'auto' }, line(entry, 'when')),
      titled(entry, drawing, level, at),
    ),
  ),
  quotes: many('cards', 'ul', (entry) => quotation(line(entry, 'text'), line(entry, 'by'), 'said')),
  figures: many('figures', 'ul', (entry) =>
    h(
      'div',
      null,
      h('strong', { dir: 'auto' }, line(entry, 'value')),
      h('span', { dir: 'auto' }, line(entry, 'label')),
    ),
  ),
  gallery: many('pictures', 'ul', (entry, drawing) => {
    const picture = image(line(entry, 'picture'), line(entry, 'alt'), drawing);
    const caption = line(entry, 'caption');
    return picture && h('figure', null, picture, caption && h('figcaption', { dir: 'auto' }, caption));
  }),
  people: many('cards people', 'ul', (entry, drawing, level) =>
    h(
      'div',
      null,
      image(line(entry, 'picture'), line(entry, 'alt'), drawing),
      heading(level, line(entry, 'name')),
      line(entry, 'role') && h('p', { className: 'role', dir: 'auto' }, line(entry, 'role')),
      prose(line(entry, 'text')),
    ),
  ),
  prices: many('cards prices', 'ul', (entry, drawing, level) =>
    h(
      'div',
      null,
      heading(level, line(entry, 'name')),
      line(entry, 'price') && h('p', { className: 'price', dir: 'auto' }, line(entry, 'price')),
      points(line(entry, 'text')),
      buttons([[line(entry, 'label'), line(entry, 'link')]], drawing),
    ),
  ),
  questions: (data, _drawing, level) =>
    h(
      'div',
      { className: 'narrow' },
      heading(level, line(data, 'title')),
      ...list(data)
        .filter((entry) => line(entry, 'title').trim())
        .map((entry, at) =>
          h(
            'details',
            { key: at },
            h('summary', { dir: 'auto' }, line(entry, 'title')),
            prose(line(entry, 'text')),
          ),
        ),
    ),
  table(data, _drawing, level) {
    const [head = [], ...rows] = line(data, 'text')
      .split('\n')
      .filter((row) => row.trim())
      .slice(0, mostRows)
      .map((row) => row.split('|', mostCells).map((cell) => cell.trim()));
    return h(
      'div',
      null,
      heading(level, line(data, 'title')),
      head.length > 0 &&
        h(
          'div',
          { className: 'table', tabIndex: 0, role: 'region', 'aria-label': line(data, 'title') || 'Table' },
          h(
            'table',
            null,
            h(
              'thead',
              null,
              h('tr', null, ...head.map((cell, at) => h('th', { key: at, scope: 'col', dir: 'auto' }, cell))),
            ),
            h(
              'tbody',
              null,
              ...rows.map((row, at) =>
                h('tr', { key: at }, ...row.map((cell, index) => h('td', { key: index, dir: 'auto' }, cell))),
              ),
            ),
          ),
        ),
    );
  },
  buttons: (data, drawing) =>
    h(
      'div',
      { className: 'centre' },
      buttons(
        list(data).map((entry) => [line(entry, 'label'), line(entry, 'link')] as const),
        drawing,
      ),
    ),
  links: many('links', 'ul', (entry, drawing) =>
    anchor(line(entry, 'label'), line(entry, 'link'), drawing, 'button plain'),
  ),
  form: formBlock,
  footer: (data, drawing) =>
    h(
      'div',
      { className: 'foot' },
      prose(line(data, 'text')),
      h(
        'ul',
        null,
        ...list(data).map((entry, at) =>
          h('li', { key: at }, anchor(line(entry, 'label'), line(entry, 'link'), drawing)),
        ),
      ),
    ),
};

function titled(entry: Entry, _drawing: Drawing, level: Level, _at: number): ReactNode {
  return h('div', null, heading(level, line(entry, 'title')), prose(line(entry, 'text')));
}

function points(text: string): ReactNode {
  const lines = text.split('\n').filter((one) => one.trim());
  return (
    lines.length > 0 &&
    h('ul', { className: 'points' }, ...lines.map((one, at) => h('li', { key: at, dir: 'auto' }, one)))
  );
}
