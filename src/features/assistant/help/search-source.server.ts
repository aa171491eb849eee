/** The help in the index of the site: what an article says, and how people ask for it. */
import path from 'node:path';
import { href } from '#kit/href.ts';
import { projectFolder } from '#kit/paths.server.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { blockText } from './parts.ts';
import { readFolder } from './source.server.ts';

const unchanging = new Date(0);

export const helpSearch: SearchSource = {
  id: 'help',
  title: 'Help',
  read: () => Promise.resolve([]),
  fixed: () =>
    readFolder(path.join(projectFolder, 'content/help')).map(({ slug, title, summary, blocks }) => ({
      subject: slug,
      ownerId: null,
      readers: [everyone],
      label: 'Help',
      title,
      text: [summary, ...blocks.map(blockText)].join('\n\n'),
      href: href('/support', { article: slug }),
      at: unchanging,
    })),
};
