import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Drawn, Markdown, type MarkdownProps } from './markdown.tsx';

/** What is drawn once it is in sight. */
export const drawn = (text: string, props: Partial<MarkdownProps> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Drawn place={{ current: null }} text={text} {...props} />
    </MemoryRouter>,
  );

/** What the server sends. */
export const sent = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  );

/** The same without looks, and without the frame around it. */
export const bare = (text: string, props: Partial<MarkdownProps> = {}) =>
  drawn(text, props)
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/ (?:class|dir)="[^"]*"/g, '')
    .replaceAll(/<\/?span>/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1');
