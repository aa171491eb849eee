/** Small parts that blocks are drawn with. Elements of React: it escapes every text, in the browser and in the worker alike. */
import { createElement as h, type ReactNode } from 'react';
import { safeHref } from '../links.ts';

export interface Drawing {
  /** The address of a page of the site. */
  hrefOf(pageId: string): string | undefined;
  /** Where a picture is fetched from, by its data address. */
  pictureOf(data: string): string | undefined;
  /** While it is edited: what stands where a picture is still missing. */
  emptyPicture?: string | undefined;
  /** Where a form is sent to; undefined where it cannot be sent. */
  actionOf(blockId: string): string | undefined;
}

export type Level = 1 | 2 | 3;

export const heading = (level: Level, words: string, className?: string): ReactNode =>
  words.trim() ? h(`h${level}`, { dir: 'auto', className }, words) : null;

/** Paragraphs, lines and lists of a text. */
export function prose(text: string, className = 'prose'): ReactNode {
  const parts = text.split(/\n[^\S\n]*\n/).filter((part) => part.trim());
  if (parts.length === 0) return null;
  return h('div', { className, dir: 'auto' }, ...parts.flatMap(paragraph));
}

function paragraph(part: string): ReactNode[] {
  const runs: { isList: boolean; lines: string[] }[] = [];
  for (const typed of part.split('\n')) {
    const isList = typed.startsWith('- ');
    const last = runs.at(-1);
    const words = isList ? typed.slice(2) : typed;
    if (last?.isList === isList) last.lines.push(words);
    else runs.push({ isList, lines: [words] });
  }
  return runs.map(({ isList, lines }, at) =>
    isList
      ? h('ul', { key: at }, ...lines.map((words, index) => h('li', { key: index }, words)))
      : h(
          'p',
          { key: at },
          ...lines.flatMap((words, index) => (index ? [h('br', { key: index }), words] : [words])),
        ),
  );
}

export function image(data: string, alt: string, drawing: Drawing, className?: string): ReactNode {
  const src = data ? drawing.pictureOf(data) : drawing.emptyPicture;
  return src ? h('img', { src, alt, className, loading: 'lazy' }) : null;
}

/** A link that leads nowhere is its words alone. */
export function anchor(label: string, link: string, drawing: Drawing, className?: string): ReactNode {
  if (!label.trim()) return null;
  const href = safeHref(link, (id) => drawing.hrefOf(id));
  return href
    ? h('a', { href, className, dir: 'auto', rel: 'noreferrer nofollow' }, label)
    : h('span', { className: className && `${className} off`, dir: 'auto' }, label);
}

export const buttons = (
  all: readonly (readonly [label: string, link: string])[],
  drawing: Drawing,
): ReactNode => {
  const shown = all.filter(([label]) => label.trim());
  if (shown.length === 0) return null;
  return h(
    'div',
    { className: 'buttons' },
    ...shown.map(([label, link], at) =>
      h('span', { key: at }, anchor(label, link, drawing, at === 0 ? 'button' : 'button plain')),
    ),
  );
};
