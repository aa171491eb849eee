import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('what was typed is kept for its tool until it is forgotten', () => {
  keepDraft('polish', { text: 'Dear all', files: ['a'], tone: '' });
  expect(JSON.parse(readDraft('polish')!)).toEqual({ text: 'Dear all' });
  expect(readDraft('images')).toBeNull();
  forgetDraft('polish');
  expect(readDraft('polish')).toBeNull();
});

test('emptied fields and what is too long leave nothing behind', () => {
  keepDraft('polish', { text: 'Dear all' });
  keepDraft('polish', { text: '   ' });
  expect(readDraft('polish')).toBeNull();
  keepDraft('polish', { text: 'Dear all' });
  keepDraft('polish', { text: 'x'.repeat(200_001) });
  expect(readDraft('polish')).toBeNull();
});

test('where storage is blocked nothing fails', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft('polish', { text: 'Dear all' });
  forgetDraft('polish');
  expect(readDraft('polish')).toBeNull();
});
