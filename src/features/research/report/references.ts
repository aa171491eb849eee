/** A source as a reference in the style that one needs, in Markdown; BibTeX as it stands in a file. */
import { wholeAddress } from '#kit/quotes/whole-address.ts';
import type { ResearchSource } from '../data.ts';
import type { Style } from '../styles.ts';
import { authorsOf, initials, type Author } from './authors.ts';
import { siteName } from './site-name.ts';

export type Cited = Pick<ResearchSource, 'title' | 'href' | 'by' | 'date'>;

interface Setting {
  /** The day it was read. */
  accessed: string;
  /** Of this installation, for its own pages. */
  origin?: string | undefined;
  /** Around a title that is set in italics; nothing where marks are not drawn. */
  italic?: (text: string) => string;
}

const longMonths =
  'January February March April May June July August September October November December'.split(' ');
/** As the MLA shortens them. */
const shortMonths = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

export function reference(source: Cited, style: Style, setting: Setting): string {
  return writers[style](source, { italic: (text) => `*${text}*`, ...setting });
}

type Writer = (source: Cited, setting: Setting & { italic: (text: string) => string }) => string;

const writers: Record<Style, Writer> = {
  apa({ title, by, date, href }, { accessed, origin, italic }) {
    const { named, more } = authorsOf(by);
    const names = named.map((author) => [author.family, initials(author)].filter(Boolean).join(', '));
    const who = more ? `${names.join(', ')}, et al.` : joined(names, ', & ', ', & ');
    const { year, month, day } = datePartsOf(date);
    const when = year
      ? `(${[year, [month && longMonths[month - 1], day].filter(Boolean).join(' ')].filter(Boolean).join(', ')})`
      : '(n.d.)';
    const site = siteName(href);
    const url = wholeAddress(href, origin);
    const where = year ? url : `Retrieved ${american(accessed)}, from ${url}`;
    const head = who ? `${ended(who)} ${when}. ${italic(bare(title))}.` : `${italic(bare(title))}. ${when}.`;
    return [head, site && site !== who && `${site}.`, where].filter(Boolean).join(' ');
  },
  mla({ title, by, date, href }, { accessed, origin, italic }) {
    const who = leadAuthors(by, 2);
    const site = siteName(href);
    const { year, month, day } = datePartsOf(date);
    const when = year && [day, month && shortMonths[month - 1], year].filter(Boolean).join(' ');
    const details = [site && italic(site), when, withoutScheme(wholeAddress(href, origin))]
      .filter(Boolean)
      .join(', ');
    const { year: y, month: m, day: d } = datePartsOf(accessed);
    return [
      who && ended(who),
      `“${ended(title)}”`,
      `${details}.`,
      `Accessed ${d} ${shortMonths[m! - 1]} ${y}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  chicago({ title, by, date, href }, { accessed, origin }) {
    const who = leadAuthors(by, 3);
    const when = datePartsOf(date).year ? `${american(date!)}.` : `Accessed ${american(accessed)}.`;
    const site = siteName(href);
    return [
      who && ended(who),
      `“${ended(title)}”`,
      site && `${site}.`,
      when,
      `${wholeAddress(href, origin)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  bibtex(source, setting) {
    return bibtexEntry(source, keyOf(source), setting);
  },
};

/** All of them as a file, each with a key of its own. */
export function bibliography(sources: readonly Cited[], setting: Setting): string {
  const taken = new Map<string, number>();
  return sources
    .map((source) => {
      const key = keyOf(source);
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      return bibtexEntry(source, before === 0 ? key : `${key}-${before + 1}`, setting);
    })
    .join('\n\n');
}

function bibtexEntry({ title, by, date, href }: Cited, key: string, { accessed, origin }: Setting): string {
  const { named, more } = authorsOf(by);
  const names = named.map(({ family, given }) => (given ? `${family}, ${given}` : `{${family}}`));
  const { year, month } = datePartsOf(date);
  const site = siteName(href);
  const fields = [
    ['title', `{${latex(title)}}`],
    ['author', names.length > 0 && [...names.map(latexName), ...(more ? ['others'] : [])].join(' and ')],
    ['year', year],
    ['month', month && String(month)],
    ['howpublished', site && latex(site)],
    ['url', wholeAddress(href, origin).replaceAll(/[{}\\]/g, encodeURIComponent)],
    ['urldate', accessed],
  ].filter(([, value]) => value);
  return `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}},`).join('\n')}\n}`;
}

const latexName = (name: string) => (name.startsWith('{') ? `{${latex(name.slice(1, -1))}}` : latex(name));

const latexSigns: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};
/** What means something to LaTeX means itself. */
const latex = (text: string) =>
  text.replaceAll(/[\\~^&%$#_{}]/g, (sign) => latexSigns[sign] ?? `\\${sign}`).replaceAll(/\s+/g, ' ');

function keyOf({ title, by, date, href }: Cited): string {
  const [first] = authorsOf(by).named;
  const letters = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');
  const word =
    title
      .split(/\s+/)
      .map(letters)
      .find((one) => one.length > 3) ?? '';
  const who = letters(first?.family ?? siteName(href) ?? '');
  return `${who}${datePartsOf(date).year ?? ''}${word}` || 'source';
}

/** "Lovelace, Ada, and Charles Babbage"; more than `most` are the first and others. */
function leadAuthors(by: string | null, most: number): string {
  const { named, more } = authorsOf(by);
  const [first, ...rest] = named;
  if (!first) return '';
  const lead = first.given ? `${first.family}, ${first.given}` : first.family;
  if (more || named.length > most) return `${lead}, et al.`;
  return joined([lead, ...rest.map(inOrder)], ', and ', ', and ');
}

const inOrder = ({ family, given }: Author) => [given, family].filter(Boolean).join(' ');

function joined(names: readonly string[], ofTwo: string, ofMore: string): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')}${names.length === 2 ? ofTwo : ofMore}${names.at(-1)}`;
}

/** Without a full stop of its own. */
const bare = (title: string) => title.replace(/[.\s]+$/, '');
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function datePartsOf(date: string | null): { year?: string; month?: number; day?: number } {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date ?? '') ?? [];
  if (!year) return {};
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return {
    year,
    ...(isMonth ? { month: Number(month), ...(Number(day) > 0 ? { day: Number(day) } : {}) } : {}),
  };
}

/** March 5, 2024: as both of these styles want it. */
function american(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return [[month && longMonths[month - 1], day].filter(Boolean).join(' '), year].filter(Boolean).join(', ');
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');
