import { expect, test } from 'vitest';
import { readCaptions } from './captions/read-captions.ts';
import { clock, secondsOf, stamp } from '#tools/hear/clock.ts';
import type { Row } from './data.ts';
import { findChapters } from './digest/chapters.ts';
import { findQuotes } from './digest/quotes.ts';
import { withStems } from './digest/stems.ts';
import { plainText, rowsInText } from './export/plain-text.ts';
import { piecesOf, writeSrt, writeVtt } from './export/subtitles.ts';
import { momentIn } from './moment-in.ts';
import { rowsOf } from './rows.ts';
import { wordAt, wordsOf, withText } from '#tools/hear/word-times.ts';

test('times are read and written', () => {
  expect([0, 65, 3723.9].map(clock)).toEqual(['0:00', '1:05', '1:02:03']);
  expect(stamp(3723.4567, ',')).toBe('01:02:03,457');
  expect(stamp(59.9996, '.')).toBe('00:01:00.000');
  expect(['1:05', '01:02:03,450', '0:00:01.5', 'soon', '5'].map(secondsOf)).toEqual([
    65,
    3723.45,
    1.5,
    undefined,
    undefined,
  ]);
});

test('a moment stands in an address as every quote does, and older links still open', () => {
  expect(momentIn({ search: '?work=a&quote=s83.7', hash: '' })).toBe(83.7);
  expect(momentIn({ search: '?quote=s83.7-90', hash: '#t=4' })).toBe(83.7);
  expect(momentIn({ search: '?quote=p3', hash: '' })).toBeNull();
  expect(momentIn({ search: '?t=5', hash: '' })).toBe(5);
  expect(momentIn({ search: '?t=5', hash: '#t=9.5' })).toBe(9);
  expect(momentIn({ search: '?t=-1', hash: '#top' })).toBeNull();
});

test('cues become sentences of one speaker, each word with its time', () => {
  const { rows, speakers } = rowsOf([
    { start: 0, end: 2, text: 'Good morning everyone and welcome to the', speaker: 'Ana' },
    { start: 2, end: 4, text: 'kitchen garden of the house. Today we', speaker: 'Ana' },
    { start: 4, end: 5, text: 'plant.', speaker: 'Ana', words: [4.5] },
    { start: 5, end: 6, text: 'Fine.', speaker: 'Ben' },
    { start: 20, end: 21, text: 'Later.', speaker: 'Ben' },
  ]);
  expect(rows.map(({ text, speaker }) => [speaker, text])).toEqual([
    [0, 'Good morning everyone and welcome to the kitchen garden of the house.'],
    [0, 'Today we plant.'],
    [1, 'Fine.'],
    [1, 'Later.'],
  ]);
  expect(speakers).toEqual(['Ana', 'Ben']);
  for (const row of rows) {
    expect(row.words).toHaveLength(wordsOf(row.text).length);
    expect(row.words).toEqual(row.words.toSorted((a, b) => a - b));
  }
  expect(rows[1]!.words.at(-1)).toBe(4.5);
});

const row = (start: number, text: string, speaker: number | null = null): Row => {
  const words = wordsOf(text);
  return { start, end: start + words.length, text, words: words.map((_, at) => start + at), speaker };
};

test('words that stay keep their times when a row is edited', () => {
  const edited = withText(row(10, 'we plant tomatoes in may'), 'we plant ripe red tomatoes in May');
  expect(edited.text).toBe('we plant ripe red tomatoes in May');
  expect(edited.words.slice(0, 2)).toEqual([10, 11]);
  expect(edited.words).toHaveLength(7);
  expect(edited.words).toEqual(edited.words.toSorted((a, b) => a - b));
  expect(withText(row(0, 'a b c'), 'x a b c').words.slice(1)).toEqual([0, 1, 2]);
  expect(withText(row(0, 'a b c'), '').words).toEqual([]);
  expect([-1, 0, 0.5, 1, 99].map((at) => wordAt([0, 1, 2], at))).toEqual([-1, 0, 0, 1, 2]);
});

const talk = {
  speakers: ['Ana', 'Ben'],
  rows: [row(0, 'Is 1 < 2 & so on?', 0), row(8, 'Yes.', 1), row(10, 'An arrow --> like this', 1)],
};

test('subtitles come back as they went, with their speakers', () => {
  for (const written of [writeSrt(talk), writeVtt(talk)]) {
    const cues = readCaptions(written);
    expect(cues.map(({ text }) => text).join(' ')).toContain('Is 1 < 2 & so on?');
    expect(cues[0]!.start).toBe(0);
  }
  expect(readCaptions(writeVtt(talk)).map(({ speaker }) => speaker)).toEqual(['Ana', 'Ben', 'Ben']);
  expect(writeSrt(talk)).toContain('Ana: Is 1');
});

test('long rows are cut into pieces that can be read in passing', () => {
  const long = { speakers: [], rows: [row(0, Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '))] };
  const pieces = piecesOf(long);
  expect(pieces.length).toBeGreaterThan(5);
  for (const { start, end, lines } of pieces) {
    expect(end - start).toBeLessThanOrEqual(8);
    expect(lines.length).toBeLessThanOrEqual(2);
  }
  expect(pieces.flatMap(({ lines }) => lines).join(' ')).toBe(long.rows[0]!.text);
});

test('the plain text can be pasted back in', () => {
  const text = plainText(talk);
  expect(text.split('\n')[0]).toBe('0:00 Ana: Is 1 < 2 & so on?');
  expect(rowsInText(text)).toHaveLength(3);
  expect(readCaptions(text)).toHaveLength(3);
});

test('chapters begin where the subject changes, named by their words', () => {
  const subjects = [
    ['tomatoes', 'soil', 'roots', 'water', 'seedlings'],
    ['guitars', 'strings', 'chords', 'melody', 'amplifier'],
    ['trains', 'tickets', 'stations', 'timetable', 'luggage'],
  ];
  const rows = subjects.flatMap((words, part) =>
    Array.from({ length: 30 }, (_, at) => {
      const [a, b, c] = [words[at % 5], words[(at + 1) % 5], words[(at + 3) % 5]];
      return {
        ...row(part * 300 + at * 10, `The ${a} need good ${b} and then some ${c} as well.`),
        end: part * 300 + at * 10 + 10,
      };
    }),
  );
  const stemmed = withStems(rows);
  const chapters = findChapters(stemmed);
  expect(chapters.map(({ start }) => Math.round(start / 50) * 50)).toEqual([0, 300, 600]);
  for (const [at, { title }] of chapters.entries())
    expect(subjects[at]!.some((word) => title.toLowerCase().includes(word))).toBe(true);
  expect(findChapters(stemmed.slice(0, 10))).toEqual([]);
  expect(findChapters([])).toEqual([]);
  const quotes = findQuotes(stemmed);
  expect(quotes.length).toBeGreaterThan(1);
  for (const { start, text } of quotes) expect(rows.find((one) => one.start === start)!.text).toBe(text);
});
