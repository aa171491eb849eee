import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { readCaptions } from './read-captions.ts';

test('SRT, with numbers, commas, marks, several lines and Windows endings', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:03,500\r\n<i>Hello</i> &amp; welcome\r\nto the show\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n{\\an8}Bye\r\n';
  expect(readCaptions(srt)).toEqual([
    { start: 1, end: 3.5, text: 'Hello & welcome to the show' },
    { start: 4, end: 5, text: 'Bye' },
  ]);
});

test('numbers of cues that stand close together are not words', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:02,000 --> 00:00:03,000\nTwo';
  expect(readCaptions(srt).map(({ text }) => text)).toEqual(['One', 'Two']);
});

test('WebVTT, with notes, settings, voices and the times of words', () => {
  const vtt = `WEBVTT - a title

NOTE not --> a cue

STYLE
::cue { color: red }

intro
00:01.000 --> 00:04.000 align:start position:0%
<v.loud Ana>Good<00:00:01.500><c> morning</c><00:00:02.000><c> all</c>

00:05.000 --> 00:06.000
<v Ben>1 < 2 and 3 > 2`;
  expect(readCaptions(vtt)).toEqual([
    { start: 1, end: 4, text: 'Good morning all', speaker: 'Ana', words: [1, 1.5, 2] },
    { start: 5, end: 6, text: '1 < 2 and 3 > 2', speaker: 'Ben' },
  ]);
});

test('captions that roll say each line once', () => {
  const rolling = `WEBVTT

00:00:00.000 --> 00:00:02.000
so<00:00:00.500><c> today</c>

00:00:02.000 --> 00:00:02.010
so today

00:00:02.010 --> 00:00:04.000
so today
we<00:00:02.600><c> plant</c><00:00:03.000><c> trees</c>`;
  const cues = readCaptions(rolling);
  expect(cues.map(({ text }) => text)).toEqual(['so today', 'we plant trees']);
  expect(cues[1]!.words).toEqual([2.01, 2.6, 3]);
});

test('SBV, and what is copied from a page: times before the words or above them', () => {
  expect(readCaptions('0:00:01.500,0:00:03.000\nHello there\n')).toEqual([
    { start: 1.5, end: 3, text: 'Hello there' },
  ]);
  expect(readCaptions('0:05 Hello there\nstill me\n1:02:03 Bye')).toEqual([
    { start: 5, end: 3723, text: 'Hello there still me' },
    { start: 3723, end: 3728, text: 'Bye' },
  ]);
  expect(readCaptions('[0:05]\nHello\n(0:09)\nBye').map(({ start, text }) => [start, text])).toEqual([
    [5, 'Hello'],
    [9, 'Bye'],
  ]);
});

test('names before the words are speakers, once they come back', () => {
  const srt = (lines: string[]) =>
    lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${line}\n`).join('\n');
  const cues = readCaptions(srt(['ANA: Hello', 'Ben: Hi', 'and welcome', '>> ANA: Note: this', 'Ben: Bye']));
  expect(cues.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['ANA', 'Hello'],
    ['Ben', 'Hi'],
    ['Ben', 'and welcome'],
    ['ANA', 'Note: this'],
    ['Ben', 'Bye'],
  ]);
  expect(readCaptions(srt(['Remember: drink water', 'often']))[0]).not.toHaveProperty('speaker');
});

test.each(['', 'Hello there.', '12 o’clock --> later', 'WEBVTT', '\0\0\0', '{"events":[]}'])(
  '%j holds no captions',
  (text) => {
    expect(readCaptions(text)).toEqual([]);
  },
);

test('ends before their beginnings, overlaps and a wrong order are put right', () => {
  const cues = readCaptions(
    '00:00:09,000 --> 00:00:01,000\nB\n\n00:00:01,000 --> 00:00:30,000\nA\n\n00:00:10,000 --> 00:00:11,000\nC',
  );
  expect(cues.map(({ start, end, text }) => [start, end, text])).toEqual([
    [1, 9, 'A'],
    [9, 10, 'B'],
    [10, 11, 'C'],
  ]);
});

test.for([
  ['a paste that goes on and on below one time', `0:05 x\n${'word word\n'.repeat(40_000)}`],
  ['marks that are none', `00:01.000 --> 00:02.000\n${'<?>'.repeat(100_000)}`],
  ['marks and then blanks', `00:01.000 --> 00:02.000\n${'<?>'.repeat(3000)}${' '.repeat(300_000)}x`],
])('%s is read at once', ([, given]) => {
  const effort = measureEffort();
  expect(readCaptions(given!)).toHaveLength(1);
  expect(effort()).toBeLessThan(cpuLimit(1500));
});
