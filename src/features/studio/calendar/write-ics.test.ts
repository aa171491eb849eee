import { expect, test } from 'vitest';
import ical from 'node-ical';
import { briefs } from '../briefs.testing.ts';
import { firstLook } from '../card/look.ts';
import { wordsFromBrief } from '../exact/words-from-brief.ts';
import { newPart } from '../renew.ts';
import { partKinds, type StudioSet } from '../set.ts';
import { setSchema } from '../set-schema.ts';
import { noVoice } from '../voice/voice.ts';
import { writeIcs } from './write-ics.ts';

const brief = briefs.bakery!;
const set: StudioSet = {
  brief,
  voice: noVoice,
  parts: partKinds.map((kind, at) => ({
    ...newPart(`part-${at}`, kind, { words: wordsFromBrief(kind, brief), by: null }, brief),
    planned: at === 0 ? null : `2026-03-${10 + at}T08:30`,
  })),
  card: firstLook,
  zone: 'Europe/Berlin',
};
const title = 'Brot; Käse, \\ und „Wein“ 🥖 für alle, die am Samstag kommen und länger bleiben wollen';

test('what is planned is read back by another program, sign by sign', () => {
  const written = writeIcs(title, set, new Date('2026-01-02T03:04:05Z'));
  const events = Object.values(ical.sync.parseICS(written)).filter((one) => one?.type === 'VEVENT');
  expect(events).toHaveLength(partKinds.length - 1);
  const first = events[0] as { uid: string; start: Date; summary: string; description: string };
  expect(first.uid).toBe('part-1@studio.frenly');
  expect(first.start.toISOString()).toBe('2026-03-11T07:30:00.000Z');
  expect(first.summary).toBe(`X: ${title}`);
  expect(first.description).toBe(set.parts[1]!.text);
});

test('lines end as the format says and are not longer than it allows', () => {
  const written = writeIcs(title, set, new Date());
  const lines = written.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(line).not.toContain('\n');
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('nothing planned is a calendar without events', () => {
  const none = { ...set, parts: set.parts.map((part) => ({ ...part, planned: null })) };
  expect(writeIcs('x', none, new Date())).not.toContain('VEVENT');
});

test('the id of a part adds no line to a calendar, and one that could is not taken', () => {
  const id = 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Theirs';
  const parts = [{ ...set.parts[1]!, id }];
  expect(writeIcs('x', { ...set, parts }, new Date()).match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(setSchema.safeParse({ ...set, parts }).success).toBe(false);
  expect(setSchema.safeParse(set).success).toBe(true);
});
