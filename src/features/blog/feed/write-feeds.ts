/** One feed in the three formats that readers know. */
import type { Feed, FeedItem } from './feed-parts.ts';
import { escapeXml } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

export function writeRss(feed: Feed): string {
  const item = (one: FeedItem) =>
    `<item>${[
      tag('title', one.title),
      tag('link', one.url),
      `<guid isPermaLink="false">${escapeXml(one.id)}</guid>`,
      tag('pubDate', one.publishedAt.toUTCString()),
      tag('dc:creator', one.author),
      ...one.tags.map((name) => tag('category', name)),
      tag('description', one.summary),
      tag('content:encoded', one.html),
    ].join('')}</item>`;
  return `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${[
    tag('title', feed.title),
    tag('link', feed.home),
    tag('description', feed.description),
    tag('language', 'en-GB'),
    tag('lastBuildDate', feed.updatedAt.toUTCString()),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml" />`,
    ...feed.items.map(item),
  ].join('\n')}</channel></rss>\n`;
}

export function writeAtom(feed: Feed): string {
  const entry = (one: FeedItem) =>
    `<entry>${[
      tag('id', one.id),
      tag('title', one.title),
      `<link href="${escapeXml(one.url)}" />`,
      tag('published', one.publishedAt.toISOString()),
      tag('updated', one.updatedAt.toISOString()),
      `<author>${tag('name', one.author)}</author>`,
      ...one.tags.map((name) => `<category term="${escapeXml(name)}" />`),
      tag('summary', one.summary),
      `<content type="html">${escapeXml(one.html)}</content>`,
    ].join('')}</entry>`;
  return `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">${[
    tag('id', feed.home),
    tag('title', feed.title),
    tag('subtitle', feed.description),
    tag('updated', feed.updatedAt.toISOString()),
    `<link href="${escapeXml(feed.home)}" rel="alternate" />`,
    `<link href="${escapeXml(feed.self)}" rel="self" type="application/atom+xml" />`,
    ...feed.items.map(entry),
  ].join('\n')}</feed>\n`;
}

export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: 'en-GB',
    items: feed.items.map((one) => ({
      id: one.id,
      url: one.url,
      title: one.title,
      summary: one.summary,
      content_html: one.html,
      date_published: one.publishedAt.toISOString(),
      date_modified: one.updatedAt.toISOString(),
      authors: [{ name: one.author }],
      tags: one.tags,
    })),
  });
}
