/** A transcript as subtitles: pieces that one reads in passing, cut where words begin. */
import { stamp } from '#tools/hear/clock.ts';
import { speakerOf, type Row, type Transcript } from '../data.ts';
import { wordsOf } from '#tools/hear/word-times.ts';

const lineLetters = 42;
const mostLetters = 2 * lineLetters;
const mostSeconds = 7;
const leastSeconds = 0.7;

interface Piece {
  start: number;
  end: number;
  lines: string[];
  speaker: string | undefined;
}

export function piecesOf(transcript: Pick<Transcript, 'rows' | 'speakers'>): Piece[] {
  return transcript.rows.flatMap((row) => cut(row, speakerOf(transcript, row)));
}

function cut(row: Row, speaker: string | undefined): Piece[] {
  const words = wordsOf(row.text);
  const pieces: { start: number; words: string[] }[] = [];
  for (const [at, word] of words.entries()) {
    const begins = row.words[at] ?? row.start;
    const open = pieces.at(-1);
    const letters = open ? open.words.join(' ').length + 1 + word.length : Infinity;
    // A clause that ends beyond the first line is a good place.
    const isDone = open && letters > lineLetters && /[.!?;,:…]$/.test(open.words.at(-1)!);
    if (!open || letters > mostLetters || begins - open.start > mostSeconds || isDone)
      pieces.push({ start: begins, words: [word] });
    else open.words.push(word);
  }
  return pieces.map(({ start, words: said }, at) => ({
    start,
    end: pieces[at + 1]?.start ?? Math.max(row.end, start + leastSeconds),
    lines: inLines(said),
    speaker,
  }));
}

/** Two lines of about the same length. */
function inLines(words: readonly string[]): string[] {
  const whole = words.join(' ');
  if (whole.length <= lineLetters) return [whole];
  let first = '';
  for (const [at, word] of words.entries()) {
    const longer = first ? `${first} ${word}` : word;
    if (first && longer.length > whole.length / 2 + 4) return [first, words.slice(at).join(' ')];
    first = longer;
  }
  return [first];
}

export function writeSrt(transcript: Pick<Transcript, 'rows' | 'speakers'>): string {
  let before: string | undefined;
  return piecesOf(transcript)
    .map(({ start, end, lines, speaker }, at) => {
      const named = speaker && speaker !== before ? [`${speaker}: ${lines[0]}`, ...lines.slice(1)] : lines;
      before = speaker;
      // An arrow within the words would be read as a time.
      const said = named.map((one) => one.replaceAll('-->', '→')).join('\n');
      return `${at + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${said}\n`;
    })
    .join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function writeVtt(transcript: Pick<Transcript, 'rows' | 'speakers'>): string {
  const cues = piecesOf(transcript).map(({ start, end, lines, speaker }) => {
    const said = lines.map(escaped).join('\n');
    const voiced = speaker ? `<v ${escaped(speaker)}>${said}</v>` : said;
    return `${stamp(start, '.')} --> ${stamp(end, '.')}\n${voiced}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
