import { makePattern } from '../make-pattern.ts';

export const contentSite = makePattern({
  summary:
    'Articles are written in an editor and read from a cache at the edge, so a busy day costs the database nothing.',
  components: [
    ['reader', 'person', 'Reader', '', 'Reads and subscribes.'],
    ['editor', 'person', 'Editor', '', 'Writes and publishes.'],
    ['cdn', 'cache', 'CDN', 'HTTP cache', 'Keeps pages close to readers.'],
    ['site', 'website', 'Site', 'Server-rendered pages', 'Articles, lists, feed.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Articles, drafts and subscribers.'],
    ['pictures', 'storage', 'Pictures', 'S3', 'Originals and sizes made from them.'],
    ['mail', 'external', 'Newsletter', 'SMTP', 'Sends new articles.'],
  ],
  links: [
    ['reader', 'cdn', 'reads'],
    ['cdn', 'site', 'asks once'],
    ['editor', 'site', 'writes'],
    ['site', 'db', 'SQL'],
    ['site', 'pictures', 'stores'],
    ['site', 'mail', 'sends'],
  ],
  entities: `Author: name, email text unique, about text optional
Article: author -> Author, slug text unique, title, text, publishedAt timestamp optional
Revision: article -> Article, text, savedAt timestamp
Subscriber: email text unique, confirmedAt timestamp optional`,
  decisions: [
    [
      'Pages are cached by address',
      'A page is served for a minute without asking, and purged when it changes.',
      'Traffic from a front page does not reach the server.',
      'A static site: simplest, but editors wait for a build.',
    ],
    [
      'Revisions are kept',
      'Each save is a row.',
      'Anything can be brought back.',
      'Overwrite: smaller, and mistakes stay.',
    ],
  ],
  risks: [
    [
      'A withdrawn article stays in a cache',
      'It is read after it was taken down.',
      'Purge before the call answers, and test it.',
    ],
    [
      'Addresses of subscribers are copied',
      'People get spam.',
      'Nobody but the mailer reads them; export is logged.',
    ],
  ],
});
