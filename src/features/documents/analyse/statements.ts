/** What a document says, sentence by sentence, each with the place where it stands. A row of a table is one too. */
import type { Passage, ReadBlock, ReadPage } from '#kit/documents/read/document.ts';
import { sentencesOf } from '#language/sentences.ts';

export interface Statement extends Passage {
  role: ReadBlock['role'];
  /** Word for word. */
  text: string;
  /** With what it needs to be understood by itself: the heading above a few words, the names of a row's columns. */
  said: string;
  /** Heading that it stands below; empty where there is none. */
  under: string;
  row?: TableRow;
}

/** Rows of one table share their columns, over the ends of pages too. */
export interface TableRow {
  columns: readonly string[];
  cells: readonly string[];
}

/** What holds for whatever comes next: the heading above it, and the columns of a table that goes on. */
export interface Above {
  text: string;
  columns?: readonly string[];
}

const longest = 400;
const short = 32;

export function* statementsIn(page: ReadPage, heading: Above, title: string): Generator<Statement> {
  for (const [block, { role, text, table }] of page.blocks.entries()) {
    if (role === 'running-head') continue;
    if (role === 'heading') heading.text = text;
    if (table && !(table.continues && table.heads === 0 && heading.columns))
      heading.columns = table.heads > 0 ? [...(table.rows[table.heads - 1] ?? [])] : [];
    const pieces = table ? rowsOf(text, table, heading.columns ?? []) : sentencesWithPlaces(text);
    for (const { start, end, said, cells } of pieces) {
      const under = role === 'heading' ? '' : heading.text;
      const words = text.slice(start, end);
      const whole = said ?? words;
      const inContext = whole.length < short ? `${under || title}: ${whole}` : whole;
      yield {
        page: page.number,
        block,
        start,
        end,
        role,
        text: words,
        said: ended(inContext),
        under,
        ...(cells ? { row: { columns: heading.columns ?? [], cells } } : {}),
      };
    }
  }
}

const ended = (text: string) => (/[.!?…:;"”’)\]]$/.test(text) ? text : `${text}.`);

interface Piece {
  start: number;
  end: number;
  said?: string;
  cells?: readonly string[];
}

/** The text of a block has one blank between its words, so a sentence stands in it as it is. */
function sentencesWithPlaces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const sentence of sentencesOf(text)) {
    const start = text.indexOf(sentence, at);
    if (start < 0) continue; // code, whose blanks are its own
    at = start + sentence.length;
    for (const [from, to] of cut(sentence)) pieces.push({ start: start + from, end: start + to });
  }
  return pieces.length > 0 || text.trim() === ''
    ? pieces
    : [{ start: 0, end: Math.min(text.length, longest) }];
}

/** A sentence without an end is cut between its clauses, or at least between words. */
function cut(sentence: string): [number, number][] {
  const parts: [number, number][] = [];
  let from = 0;
  while (sentence.length - from > longest) {
    const window = sentence.slice(from, from + longest);
    const clause = Math.max(window.lastIndexOf('; '), window.lastIndexOf(', '));
    const end = from + (clause > longest / 3 ? clause + 1 : Math.max(window.lastIndexOf(' '), 1));
    parts.push([from, end]);
    from = end + (sentence[end] === ' ' ? 1 : 0);
  }
  return [...parts, [from, sentence.length]];
}

function rowsOf(
  text: string,
  { rows, heads }: NonNullable<ReadBlock['table']>,
  names: readonly string[],
): Piece[] {
  let at = 0;
  return text.split('\n').flatMap((line, index) => {
    const start = at;
    at += line.length + 1;
    const cells = rows[index] ?? [];
    if (index < heads || line.trim() === '') return [];
    const isPair = names.length === 0 && cells.length === 2 && cells.every((cell) => cell !== '');
    const said = isPair
      ? `${cells[0]!.replace(/:$/, '')}: ${cells[1]}`
      : cells
          .flatMap((cell, column) =>
            cell === '' ? [] : [names[column] ? `${names[column]}: ${cell}` : cell],
          )
          .join('; ');
    return [{ start, end: start + line.length, said: said.slice(0, longest), cells: line.split('\t') }];
  });
}
