import { expect, test } from 'vitest';
import { pageForFile } from './page-for-file.ts';

test.each([
  ['report.pdf', 'application/pdf', '/document-analyzer'],
  ['sales.csv', 'text/csv', '/document-analyzer'],
  ['sales.xlsx', '', '/document-analyzer'],
  ['receipt.jpg', 'image/jpeg', '/lens'],
  ['receipt.heic', '', '/lens'],
  ['meeting.m4a', 'audio/mp4', '/youtube/transcriber?way=recording'],
  ['talk.mkv', '', '/youtube/transcriber?way=recording'],
  ['notes', '', '/document-analyzer'],
])('%s (%s) opens %s', (name, type, page) => expect(pageForFile({ name, type })).toBe(page));
