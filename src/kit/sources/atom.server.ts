/** Reads an Atom feed: enough of it to know what its entries are called, say and come from. */
import { Parser } from 'htmlparser2';
import { SourceFailure } from './failure.server.ts';
import { oneLine } from './plain-text.server.ts';

export interface AtomEntry {
  id: string;
  title: string;
  summary: string;
  published: string;
  authors: string[];
}

const mostEntries = 50;

export function readAtom(xml: string): AtomEntry[] {
  const entries: AtomEntry[] = [];
  const path: string[] = [];
  let entry: AtomEntry | undefined;
  let text = '';
  let isFeed = false;
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        text = '';
        if (path.length === 1) isFeed = name === 'feed';
        if (name === 'entry') entry = { id: '', title: '', summary: '', published: '', authors: [] };
      },
      ontext(words) {
        text += words;
      },
      onclosetag(name) {
        const parent = path.at(-2);
        path.pop();
        if (!entry) return;
        const words = oneLine(text);
        if (
          parent === 'entry' &&
          (name === 'id' || name === 'title' || name === 'summary' || name === 'published')
        )
          entry[name] = words;
        if (parent === 'author' && name === 'name') entry.authors.push(words);
        if (name !== 'entry') return;
        if (entry.id && entry.title && entries.length < mostEntries) entries.push(entry);
        entry = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  if (!isFeed) throw new SourceFailure('garbled');
  return entries;
}
