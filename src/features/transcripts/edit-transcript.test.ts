import { expect, test } from 'vitest';
import type { Transcript } from './data.ts';
import { addSpeaker, assignSpeaker, renameSpeaker, writeRow } from './edit-transcript.ts';
import { createEdits, stepOf } from './components/use-transcript-edits.ts';
import { hasRecording } from './has-recording.ts';
import { mergeTranscripts } from './merge-transcripts.ts';

const row = (start: number, text: string, speaker: number | null) => ({
  start,
  end: start + 1,
  text,
  words: [start],
  speaker,
});
const talk: Transcript = {
  title: 'Talk',
  source: { is: 'captions', name: 'Talk' },
  made: 'speech',
  language: 'en',
  seconds: 10,
  note: null,
  speakers: ['Speaker 1', 'Speaker 2', 'Speaker 3'],
  isSuggested: true,
  rows: [row(0, 'a', 0), row(1, 'b', 1), row(2, 'c', 2), row(3, 'd', 1), row(4, 'e', 1)],
  chapters: [],
  quotes: [],
  summary: [],
};
const speakersOf = ({ rows }: Transcript) => rows.map(({ speaker }) => speaker);

test('a row is written, and goes without words; the others stay the same', () => {
  const changed = writeRow(talk, 1, ' better ');
  expect(changed.rows[1]!.text).toBe('better');
  expect(changed.rows[0]).toBe(talk.rows[0]);
  expect(writeRow(talk, 1, '  ').rows).toHaveLength(4);
  expect(writeRow(talk, 1, 'b')).toBe(talk);
  expect(writeRow(talk, 99, 'x')).toBe(talk);
});

test('a speaker is corrected for a row, or from there on', () => {
  expect(speakersOf(assignSpeaker(talk, { at: 1, speaker: 0, scope: 'row' }))).toEqual([0, 0, 2, 1, 1]);
  const onwards = assignSpeaker(talk, { at: 3, speaker: 0, scope: 'onwards' });
  expect(speakersOf(onwards)).toEqual([0, 1, 2, 0, 0]);
  expect(onwards.isSuggested).toBe(false);
  const added = addSpeaker(talk, 2);
  expect(added.speakers).toHaveLength(4);
  expect(speakersOf(added)[2]).toBe(3);
});

test('a name holds everywhere, and two of one name become one', () => {
  expect(renameSpeaker(talk, 0, ' Ana ').speakers).toEqual(['Ana', 'Speaker 2', 'Speaker 3']);
  const one = renameSpeaker(talk, 0, 'Speaker 2');
  expect(one.speakers).toEqual(['Speaker 2', 'Speaker 3']);
  expect(speakersOf(one)).toEqual([0, 0, 1, 0, 0]);
  expect(speakersOf(renameSpeaker(talk, 2, 'Speaker 1'))).toEqual([0, 1, 0, 1, 1]);
  expect(renameSpeaker(talk, 0, '  ')).toBe(talk);
});

test('two who change different rows are put together, the same row is not', () => {
  const mine = writeRow(talk, 0, 'mine');
  const theirs = renameSpeaker(writeRow(talk, 3, 'theirs'), 1, 'Ben');
  const merged = mergeTranscripts(talk, mine, theirs)!;
  expect(merged.rows.map(({ text }) => text)).toEqual(['mine', 'b', 'c', 'theirs', 'e']);
  expect(merged.speakers[1]).toBe('Ben');
  expect(mergeTranscripts(talk, mine, writeRow(talk, 0, 'other'))).toBeUndefined();
  expect(mergeTranscripts(talk, mine, writeRow(talk, 1, ''))).toBeUndefined();
});

test('what was changed is undone and done again, step by step, but not what someone else changed', () => {
  let shown = talk;
  const { edits, follow } = createEdits(() => {});
  const show = (next: Transcript) => {
    shown = next;
    follow(next, show);
  };
  show(talk);
  edits.write(0, 'first');
  edits.write(1, 'second');
  edits.undo();
  expect(shown.rows.map(({ text }) => text).slice(0, 2)).toEqual(['first', 'b']);
  edits.undo();
  expect(shown).toBe(talk);
  edits.undo();
  expect(shown).toBe(talk);
  edits.redo();
  edits.redo();
  expect(shown.rows.map(({ text }) => text).slice(0, 2)).toEqual(['first', 'second']);
  show(writeRow(shown, 4, 'by another'));
  edits.undo();
  expect(shown.rows[4]!.text).toBe('by another');
});

test('the keys that people know undo and do again', () => {
  const press = (key: string, more: Partial<KeyboardEvent>) => stepOf({ key, ...more } as KeyboardEvent);
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(press('z', { metaKey: true })).toBe('undo');
  expect(press('z', {})).toBeUndefined();
});

test('a recording can be played where there is one', () => {
  expect(hasRecording(talk)).toBe(false);
  expect(hasRecording({ source: { is: 'youtube', id: 'x' } } as Transcript)).toBe(true);
});
