import { expect, test } from 'vitest';
import { closedWords } from './closed-words.ts';

const claim = (words: string) => ({ words, people: ['a', 'b'], engines: [] });
const none = { agreed: [], contested: [], single: [], engines: [] };

test('what was agreed is said; else that nothing was, or who answered', () => {
  expect(closedWords({ ...none, agreed: [claim('We go by **train**.'), claim('In May.')] }, 2)).toBe(
    'Agreed: We go by train. In May.',
  );
  const contested = [{ difference: 'They differ.', sides: [claim('Oak.'), claim('Pine.')] }];
  expect(closedWords({ ...none, contested }, 2)).toBe('No agreement; one point is contested.');
  expect(closedWords({ ...none, single: [claim('Oak.')] }, 1)).toBe('One person answered.');
  expect(closedWords(none, 0)).toBe('No one answered in time.');
});
