/** A page as a document of its own: no scripts, nothing from elsewhere. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, Site } from '../site.ts';
import type { Drawing } from './parts.ts';
import { nameOfPage, pageBody, siteMenu } from './page-parts.ts';

export interface Frame extends Drawing {
  /** The name of the site. */
  name: string;
  styleHref: string;
  /** The whole address of a page; undefined in files that are taken away. */
  addressOf(pageId: string): string | undefined;
  /** Where visitors say that something should not be here. */
  reportHref: string | undefined;
}

export function writePage(site: Site, page: Page, frame: Frame): string {
  const { main, footers } = pageBody(page, frame);
  const isFirst = page === site.pages[0];
  const title = page.seoTitle.trim() || (isFirst ? frame.name : `${nameOfPage(page)} · ${frame.name}`);
  const description = page.description.trim();
  const address = frame.addressOf(page.id);
  const picture = page.picture && frame.pictureOf(page.picture);
  const about = [
    h('title', { key: 'title' }, title),
    description && h('meta', { key: 'description', name: 'description', content: description }),
    page.noIndex && h('meta', { key: 'robots', name: 'robots', content: 'noindex' }),
    address && h('link', { key: 'canonical', rel: 'canonical', href: address }),
    h('meta', { key: 'og-title', property: 'og:title', content: title }),
    h('meta', { key: 'og-type', property: 'og:type', content: 'website' }),
    description && h('meta', { key: 'og-about', property: 'og:description', content: description }),
    address && h('meta', { key: 'og-url', property: 'og:url', content: address }),
    address &&
      picture &&
      h('meta', { key: 'og-image', property: 'og:image', content: new URL(picture, address).href }),
  ];
  return documentOf(site.language, frame.styleHref, about, [
    h('a', { key: 'skip', className: 'skip', href: '#content' }, 'Skip to content'),
    h('header', { key: 'header' }, siteMenu(frame.name, site, page, frame)),
    h('main', { key: 'main', id: 'content' }, ...main),
    h('footer', { key: 'footer' }, ...footers, reportLine(frame.reportHref)),
  ]);
}

/** A page that says one thing, such as that a form was sent. */
export function writeWords(
  { language, styleHref }: { language: string; styleHref: string },
  {
    title,
    lines,
    back,
  }: { title: string; lines: readonly string[]; back?: { href: string; label: string } | undefined },
): string {
  const about = [
    h('title', { key: 'title' }, title),
    h('meta', { key: 'robots', name: 'robots', content: 'noindex' }),
  ];
  return documentOf(language, styleHref, about, [
    h(
      'main',
      { key: 'main', id: 'content' },
      h(
        'section',
        { className: 'block' },
        h(
          'div',
          { className: 'narrow' },
          h('h1', { dir: 'auto' }, title),
          h('div', { className: 'lede', dir: 'auto' }, ...lines.map((line, at) => h('p', { key: at }, line))),
          back &&
            h('div', { className: 'buttons' }, h('a', { className: 'button', href: back.href }, back.label)),
        ),
      ),
    ),
  ]);
}

const reportLine = (href: string | undefined) =>
  href && h('p', { className: 'made', key: 'made' }, h('a', { href, rel: 'nofollow' }, 'Report this site'));

function documentOf(lang: string, styleHref: string, about: ReactNode[], body: ReactNode[]): string {
  const html = h(
    'html',
    { lang },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      ...about,
      styleHref && h('link', { rel: 'stylesheet', href: styleHref }),
    ),
    h('body', { className: 'site' }, ...body),
  );
  return `<!doctype html>${renderToStaticMarkup(html)}\n`;
}
