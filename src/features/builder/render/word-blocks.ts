/** Blocks that are words and pictures. */
import { createElement as h, type ReactNode } from 'react';
import { line, type BlockData } from '../site.ts';
import { anchor, buttons, heading, image, prose, type Drawing, type Level } from './parts.ts';

export type DrawBlock = (data: BlockData, drawing: Drawing, level: Level, id: string) => ReactNode;

const figure = (data: BlockData, drawing: Drawing, className?: string) =>
  image(line(data, 'picture'), line(data, 'alt'), drawing, className);

export const wordBlocks: Readonly<Record<string, DrawBlock>> = {
  hero(data, drawing, level) {
    const picture = figure(data, drawing);
    return h(
      'div',
      { className: `hero${line(data, 'align') === 'centre' ? ' centre' : ''}${picture ? ' pictured' : ''}` },
      h(
        'div',
        { className: 'hero-words' },
        heading(level, line(data, 'title')),
        prose(line(data, 'text'), 'lede'),
        buttons(
          [
            [line(data, 'label'), line(data, 'link')],
            [line(data, 'label2'), line(data, 'link2')],
          ],
          drawing,
        ),
      ),
      picture,
    );
  },
  heading: (data, _drawing, level) =>
    h(
      'div',
      { className: 'heading' },
      heading(level, line(data, 'title')),
      prose(line(data, 'text'), 'lede'),
    ),
  text: (data, _drawing, level) =>
    h('div', { className: 'narrow' }, heading(level, line(data, 'title')), prose(line(data, 'text'))),
  columns: (data, _drawing, level) =>
    h(
      'div',
      null,
      heading(level, line(data, 'title')),
      h('div', { className: 'two' }, prose(line(data, 'text')), prose(line(data, 'text2'))),
    ),
  notice: (data, _drawing, level) =>
    h('div', { className: 'notice' }, heading(level, line(data, 'title')), prose(line(data, 'text'))),
  quote: (data) => quotation(line(data, 'text'), line(data, 'by'), 'quote'),
  picture(data, drawing) {
    const picture = figure(data, drawing);
    if (!picture) return null;
    const caption = line(data, 'caption');
    return h(
      'figure',
      { className: line(data, 'width') === 'wide' ? 'wide' : 'narrow' },
      picture,
      caption && h('figcaption', { dir: 'auto' }, caption),
    );
  },
  'picture-text': (data, drawing, level) =>
    h(
      'div',
      { className: `two middle${line(data, 'side') === 'end' ? ' turned' : ''}` },
      figure(data, drawing),
      h('div', null, heading(level, line(data, 'title')), prose(line(data, 'text'))),
    ),
  map(data, drawing, level) {
    const address = line(data, 'address').trim();
    const query = encodeURIComponent(address.toWellFormed().replaceAll(/\s+/g, ' ').slice(0, 300));
    if (!address) return null;
    return h(
      'div',
      { className: 'narrow' },
      heading(level, line(data, 'title')),
      prose(address),
      h(
        'div',
        { className: 'buttons' },
        // Written here, not typed: it leads to the map and nowhere else.
        h(
          'a',
          {
            className: 'button plain',
            rel: 'noreferrer',
            href: `https://www.openstreetmap.org/search?query=${query}`,
          },
          line(data, 'label') || 'Open map',
        ),
      ),
    );
  },
  video: (data, drawing, level) =>
    h(
      'div',
      { className: 'video' },
      figure(data, drawing),
      h(
        'div',
        null,
        heading(level, line(data, 'title')),
        prose(line(data, 'text')),
        buttons([[line(data, 'label') || 'Watch video', line(data, 'link')]], drawing),
      ),
    ),
  contact(data, drawing, level) {
    const rows = [
      ['E-mail', anchor(line(data, 'email'), line(data, 'email'), drawing)],
      ['Phone', anchor(line(data, 'phone'), `tel:${line(data, 'phone').replaceAll(/[^\d+]/g, '')}`, drawing)],
      ['Address', prose(line(data, 'address'))],
      ['Opening hours', prose(line(data, 'hours'))],
    ].filter(([, value]) => value);
    return h(
      'div',
      { className: 'narrow' },
      heading(level, line(data, 'title')),
      prose(line(data, 'text')),
      rows.length > 0 &&
        h(
          'dl',
          null,
          ...rows.map(([name, value], at) =>
            h('div', { key: at }, h('dt', null, name), h('dd', null, value)),
          ),
        ),
    );
  },
  divider: (data) => h('hr', { className: line(data, 'look') }),
};

export function quotation(words: string, by: string, className: string): ReactNode {
  if (!words.trim()) return null;
  return h(
    'figure',
    { className },
    h('blockquote', null, prose(words)),
    by.trim() && h('figcaption', { dir: 'auto' }, by),
  );
}
