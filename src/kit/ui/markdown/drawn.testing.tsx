import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Markdown, type MarkdownProps } from './markdown.tsx';

/** What is drawn, as the server sends it. */
export const drawn = (text: string, props: Partial<MarkdownProps> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} {...props} />
    </MemoryRouter>,
  );

/** The same without looks, and without the frame around it. */
export const bare = (text: string, props: Partial<MarkdownProps> = {}) =>
  drawn(text, props)
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/ (?:class|dir)="[^"]*"/g, '')
    .replaceAll(/<\/?span>/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1');
