import { expect, test } from 'vitest';
import { sentIn, toolAddress, withoutSent } from './sent-input.ts';

const read = (address: string) => sentIn(new URL(address, 'http://x').searchParams);

test('what an address says is read back from it', () => {
  for (const sent of [{ from: 'a-b' }, { remix: 'c d' }, { example: 2 }, { q: 'two words' }]) {
    expect(read(toolAddress('/ai/consensus', sent))).toEqual(sent);
    expect(toolAddress('/ai/content-tools?tool=tidy', sent)).toMatch(/^\/ai\/content-tools\?tool=tidy&/);
  }
});

test('nothing is sent where nothing is named, or where a run is open already', () => {
  expect(read('/tool')).toBeUndefined();
  expect(read('/tool?from=a&run=b')).toBeUndefined();
  expect(`${withoutSent(new URLSearchParams('from=a&tool=b&remix=c'))}`).toBe('tool=b');
});
