import { expect, test } from 'vitest';
import { purposeWords } from './purpose-words.ts';

const titleOf = (tool: string) => (tool === 'consensus' ? 'Multi-AI consensus' : tool);

test('tools and the rest of the product are called by their names', () => {
  expect(purposeWords('tool.consensus', titleOf)).toBe('Multi-AI consensus');
  expect(purposeWords('assistant', titleOf)).toBe('The panda');
  expect(purposeWords('api.v1', titleOf)).toBe('Your apps (API)');
});

test('what nobody has named is shown as it is', () => {
  expect(purposeWords('tool.gone', titleOf)).toBe('gone');
  expect(purposeWords('something.new', titleOf)).toBe('something.new');
});
