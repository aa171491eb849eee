/** Other words for an element: in the page where they stand there, else where a file of the project says exactly these. */
import { endingOf, type ProjectData } from '#tools/kinds/project.ts';
import { entryPage } from '../bundle/entry-page.ts';
import type { Picked } from '../preview/picked.ts';
import { writeFile } from '../project/edit-project.ts';
import { findInPage, type Range } from './find-in-page.ts';

export interface TextPlace extends Range {
  path: string;
  line: number;
  /** The new words as they have to be written there. */
  write: (words: string) => string;
}

const depthOf = (path: string) => path.split('/').length;
const plainWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const inHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every place that the words of an element can come from, the likeliest first; one where it is sure. */
export function placesOfText(project: ProjectData, picked: Picked): TextPlace[] {
  const page = entryPage(project);
  const isOwnPage = page !== undefined && project.files.some(({ path }) => path === page.path);
  const found = isOwnPage ? findInPage(page.text, picked.trail) : undefined;
  const words = found?.isExact ? found.element.words : undefined;
  if (words && plainWords(words.text) === picked.text)
    return [{ path: page!.path, line: lineAt(page!.text, words.from), ...words, write: inHtml }];
  // Settings stand near the page, what they replace further away.
  return project.files
    .toSorted((a, b) => depthOf(a.path) - depthOf(b.path))
    .flatMap(({ path, text }) => placesIn(path, text, picked.text));
}

export function changeText(project: ProjectData, place: TextPlace, words: string): ProjectData {
  const { text } = project.files.find(({ path }) => path === place.path)!;
  return writeFile(
    project,
    place.path,
    text.slice(0, place.from) + place.write(plainWords(words)) + text.slice(place.to),
  );
}

const scripts = new Set(['js', 'mjs', 'ts', 'jsx', 'tsx', 'json']);
const mostPlaces = 8;

/** Only where the words stand alone: a whole string, or all between two tags. */
function placesIn(path: string, text: string, words: string): TextPlace[] {
  const ending = endingOf(path);
  if (words === '' || (!scripts.has(ending) && ending !== 'html')) return [];
  const places: TextPlace[] = [];
  let at = text.indexOf(words);
  while (at !== -1 && places.length < mostPlaces) {
    const to = at + words.length;
    const write = writerBetween(text[at - 1] ?? '', text[to] ?? '', ending);
    if (write) places.push({ path, line: lineAt(text, at), from: at, to, write });
    at = text.indexOf(words, to);
  }
  return places;
}

function writerBetween(before: string, after: string, ending: string): TextPlace['write'] | undefined {
  if (before === '>' && after === '<' && ending !== 'json') return inHtml;
  if (ending === 'html' || before !== after || !['"', "'", '`'].includes(before)) return undefined;
  return (words) => words.replaceAll('\\', '\\\\').replaceAll(before, `\\${before}`).replaceAll('${', '\\${');
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
